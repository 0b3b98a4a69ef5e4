/** Settings with which an order would reach nobody. Pure. */

type Source = Readonly<Record<string, string | undefined>>;

/** A variable, what is wrong with it, and what to do. */
export type Setting = { name: string; problem: string; fix: string };

export const sentence = ({ name, problem, fix }: Setting) => `${name} ${problem}. ${fix}`;

/**
 * Whoever asks for the outbox by name is trying the site out: of such a copy nothing else is asked.
 * `launch` names that too.
 */
export function lostOrders(given: Source): Setting[] {
  if (given.EMAIL_TRANSPORT === 'outbox') return [];
  return settings.filter(({ name, isWrong }) => isWrong(given[name])).map(withoutTest);
}

const settings: (Setting & { isWrong: (value: string | undefined) => boolean })[] = [
  {
    name: 'SENDGRID_API_KEY',
    isWrong: (value) => !value,
    problem: 'is not set, so orders would reach nobody',
    fix: 'Make a key at SendGrid (docs/mail.md), and set it for the production deployment.',
  },
  {
    name: 'OWNER_EMAIL',
    isWrong: (value) => !!value && isSampleAddress(value),
    problem: 'is a sample, so orders would reach nobody',
    fix: 'Write the address at which orders are read.',
  },
  {
    name: 'EMAIL_FROM',
    isWrong: (value) => !!value && isSampleAddress(value),
    problem: 'is a sample, and a provider sends nothing for a sender that it has not verified',
    fix: 'Write the sender that is verified there.',
  },
  {
    name: 'SITE_URL',
    isWrong: (value) => !!value && isLocal(value),
    problem: 'is the address of one computer, so the links in mails would lead nowhere',
    fix: "Write the site's public address, or nothing where the platform knows it.",
  },
  {
    name: 'SENDGRID_BASE_URL',
    isWrong: (value) => !!value && isLocal(value),
    problem: 'is the address of one computer, so orders would reach nobody',
    fix: 'Take it out, or write https://api.eu.sendgrid.com for the EU region.',
  },
];

const withoutTest = ({ name, problem, fix }: Setting): Setting => ({ name, problem, fix });

/** Names that belong to nobody: rfc-editor.org/rfc/rfc2606. */
export const isSampleAddress = (address: string) =>
  /[@.](example\.(com|net|org)|example|test|invalid|localhost)$/i.test(address);

/** An address that only this computer or its own network can reach. */
export function isLocal(url: string) {
  if (!URL.canParse(url)) return false;
  return /^(localhost|.*\.local(host)?|127\..*|10\..*|192\.168\..*|0\.0\.0\.0|\[::1?\])$/.test(
    new URL(url).hostname,
  );
}
