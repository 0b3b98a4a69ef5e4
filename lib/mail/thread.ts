/** What keeps the mails of one order together in a mail program. Pure. */
import { createHash } from 'node:crypto';

/** Which mail of which order a message is. */
export type Thread = {
  /** The order's own id. */
  order: string;
  /** Letters, digits and hyphens, another name for each mail of the order: 'order-owner', 'proof-2'. */
  mail: string;
};

/**
 * Ends the name of a mail in which a person had a say: what was corrected after a sending that only seemed to fail is another
 * mail, and no mailbox may take it for the first.
 */
export const digest = (said: unknown) => sha256(JSON.stringify(said)).slice(0, 8);

/**
 * The headers of RFC 5322, section 3.6.4. The id follows from the order and the mail's name alone: a mail that was sent
 * twice, by whatever way and instance, is one to a mailbox that compares ids. All mails of an order answer to one id
 * that no mail bears, because buyer and owner never see each other's, and any of them may be missing.
 */
export function threadHeaders({ order, mail }: Thread, from: string) {
  // Providers log these headers, and an id is for its buyer and the owner: only its digest is shown.
  const id = sha256(order.toLowerCase()).slice(0, 32);
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const root = `<${id}@${domain}>`;
  return { 'Message-ID': `<${id}.${mail}@${domain}>`, 'In-Reply-To': root, References: root };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
