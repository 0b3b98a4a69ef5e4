import type { Business } from '../content/business-schema';
import { whenDone } from '../moments';
import type { SettingFault } from '../settings/settings';
import { paths } from '../site';
import type { Row } from './letter';
import { renderMessage, type Message } from './message';

/** Something that went wrong on the server, in words that hold nothing of a visitor. */
export type Fault = {
  /** The pattern of a route ('/api/time/[file]'), or what else failed. */
  where: string;
  /** What kind of fault: 'TypeError', or a few words. */
  kind: string;
  /** A sentence: what it means for orders. */
  meaning: string;
};

/** A fault with how often it was seen since the owner was told, and when last. */
export type NotedFault = Fault & { times: number; last: Date };

/** Tells the owner that the site needs somebody who looks after it. */
export function faultForOwner(
  faults: readonly NotedFault[],
  { business, ownerEmail }: { business: Pick<Business, 'name'>; ownerEmail: string },
): Promise<Message> {
  const [first] = faults;
  return renderMessage(
    {
      to: ownerEmail,
      replyTo: ownerEmail,
      subject: `Your website needs a look: ${first?.where ?? 'a fault'}`,
    },
    {
      sender: business.name,
      preview: 'Something went wrong. Please forward this to whoever looks after your site.',
      heading: 'Something went wrong on your website',
      lead: 'Please forward this email to whoever looks after your site. It holds nothing about visitors or buyers.',
      blocks: [{ kind: 'rows', title: 'What happened', rows: faults.map(rowOf) }],
      foot: [
        'An email like this comes once an hour at most. The details stand in the log of the server, at the times above, India time.',
      ],
    },
  );
}

const rowOf = ({ where, kind, meaning, times, last }: NotedFault): Row => ({
  label: where,
  value: `${kind}, ${times === 1 ? 'once' : `at least ${times} times, last`} on ${whenDone(last.toISOString())}`,
  note: meaning,
});

/**
 * An error that a route has thrown.
 * @param file as the framework names it: '/api/time/[file]/route'
 */
export function errorFault(error: unknown, file: string): Fault {
  const where = file.replace(/\/(?:page|route)$/, '') || '/';
  const meaning =
    where === paths.orderApi
      ? 'An order may not have reached you yet. The page of its buyer keeps it, and sends it again by itself.'
      : 'Orders come in as usual.';
  return { where, kind: nameOf(error), meaning };
}

/** An error's message may hold what a visitor typed; its name is the program's. */
function nameOf(error: unknown) {
  const name = typeof error === 'object' && error && 'name' in error ? String(error.name) : '';
  return /^\w{1,60}$/.test(name) ? name : 'Error';
}

/** What is wrong with the place where orders wait. */
export const queueFault = ({ name, problem, fix }: SettingFault): Fault => ({
  where: name,
  kind: problem,
  meaning: `Orders still come in. If email fails as well, an order stays on the page of its buyer, which sends it again by itself. ${fix}`,
});

export const queueAway: Fault = {
  where: 'The queue of orders',
  kind: 'It could not be read',
  meaning: 'New orders still come in. Those that wait there are sent once it can be read again.',
};

export const ordersWait: Fault = {
  where: 'The queue of orders',
  kind: 'The mail provider did not take an order',
  meaning: 'The order is safe. It waits on the server, which sends it again by itself.',
};

export const brokenOrder: Fault = {
  where: 'An order that waited',
  kind: 'It was damaged, and set aside',
  meaning:
    'The name and number of the buyer may still be legible: docs/instances.md says where it lies.',
};
