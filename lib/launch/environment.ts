/** What is missing or wrong in the environment of a site that goes live. Pure. */
import { isLocal, lostOrders } from '../platform/lost-orders';
import type { Row } from './row';
import { isFreeMail } from './sender';

type Source = Readonly<Record<string, string | undefined>>;

/** `faults` are the sentences with which lib/platform/env.ts refuses this environment. */
export function environmentRows(source: Source, faults: readonly string[]): Row[] {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const lost = [...lostOrders(given), ...outboxByName(given)].map(
    ({ name, problem, fix }): Row => ({ weight: 'order', location: name, problem, fix }),
  );
  const missing = variables.filter(({ name, isEnough }) => !given[name] && !isEnough?.(given));
  const rows = [
    ...lost,
    ...missing.map(({ name, weight, purpose }): Row => ({
      weight,
      location: name,
      problem: 'is not set',
      fix: `${purpose}.`,
    })),
    ...unsafe(given),
    ...faults.map(faultRow),
  ];
  return rows.filter(
    ({ location }, index) => rows.findIndex((row) => row.location === location) === index,
  );
}

type Variable = {
  name: string;
  weight: 'open' | 'advice';
  /** What it is for. */
  purpose: string;
  /** Whether another variable makes it needless. */
  isEnough?: (given: Source) => boolean;
};

const onPlatform = (given: Source) => !!given.VERCEL || !!given.NETLIFY;

/** In the order in which they are listed. */
export const variables: readonly Variable[] = [
  {
    name: 'SITE_URL',
    weight: 'open',
    purpose:
      "The site's public address, with https, for links in mails and for search engines: https://www.your-name.in",
    isEnough: onPlatform,
  },
  {
    name: 'SENDGRID_API_KEY',
    weight: 'open',
    purpose: 'The key that lets the site send mail through SendGrid: see docs/mail.md',
  },
  {
    name: 'EMAIL_FROM',
    weight: 'open',
    purpose: "The sender of the site's mails, which has to be verified at SendGrid",
  },
  { name: 'EMAIL_FROM_NAME', weight: 'open', purpose: "The sender's name, as inboxes show it" },
  { name: 'OWNER_EMAIL', weight: 'open', purpose: 'Where orders go, and the answers of buyers' },
  { name: 'OWNER_NAME', weight: 'open', purpose: "The owner's name, for the mails to the owner" },
  {
    name: 'APP_SECRET',
    weight: 'advice',
    purpose:
      "Encrypts the link to an order and signs the owner's actions in mails; without it mails carry neither. Make one with: openssl rand -base64 32",
  },
  {
    name: 'REDIS_URL',
    weight: 'advice',
    purpose:
      "Keeps orders that no mail provider takes at the moment, and is shared by all instances; on one Node machine QUEUE_DIR does instead. Without either such an order lives in the buyer's browser: see docs/instances.md",
    isEnough: ({ QUEUE_DIR }) => !!QUEUE_DIR,
  },
  {
    name: 'CRON_SECRET',
    weight: 'advice',
    purpose:
      "Lets a hosting platform's scheduler deliver orders that were kept. Make one with: openssl rand -base64 32",
    isEnough: (given) => !!given.QUEUE_DIR && !onPlatform(given),
  },
  {
    name: 'SMTP_URL',
    weight: 'advice',
    purpose: 'A mail server as the second way out, for when SendGrid is down: see docs/mail.md',
  },
  {
    name: 'TRUST_PROXY',
    weight: 'advice',
    purpose:
      'How many proxies stand in front of a server of your own; with a wrong number all visitors share one limit. Write 0 where there is none',
    isEnough: onPlatform,
  },
  {
    name: 'YOUTUBE_API_KEY',
    weight: 'advice',
    purpose:
      'Shows the newest videos of the channel; without it the list in content/videos.yaml is shown: see docs/videos.md',
  },
  {
    name: 'YOUTUBE_CHANNEL_ID',
    weight: 'advice',
    purpose: 'The channel whose videos are shown: see docs/videos.md',
  },
];

const outboxByName = ({ EMAIL_TRANSPORT }: Source) =>
  EMAIL_TRANSPORT === 'outbox'
    ? [
        {
          name: 'EMAIL_TRANSPORT',
          problem: 'is outbox, so orders stay in a folder that nobody reads',
          fix: 'Take it out, and set SENDGRID_API_KEY.',
        },
      ]
    : [];

/** Set, well formed, and still not fit for the public. */
const unsafe = (given: Source): Row[] => [
  ...uncounted(given),
  ...(given.SITE_URL && !isLocal(given.SITE_URL) && /^http:/.test(given.SITE_URL)
    ? [
        {
          weight: 'open',
          location: 'SITE_URL',
          problem: 'starts with http, so what visitors type would travel unprotected',
          fix: 'Write the address with https.',
        } as const,
      ]
    : []),
  ...(given.EMAIL_FROM && isFreeMail(given.EMAIL_FROM)
    ? [
        {
          weight: 'order',
          location: 'EMAIL_FROM',
          problem:
            'is at a free mail service, which lets nobody else send in its name, so orders would be refused or land in spam',
          fix: 'Take an address of your own domain, such as bookings@your-domain, which need not be a mailbox: docs/mail.md.',
        } as const,
      ]
    : []),
  ...(given.OWNER_EMAIL && isFreeMail(given.OWNER_EMAIL)
    ? [
        {
          weight: 'advice',
          location: 'OWNER_EMAIL',
          problem: 'is at a free mail service, and answers that go there make mails look like spam',
          fix: 'Take an address of your own domain that forwards there: see docs/mail.md.',
        } as const,
      ]
    : []),
];

/** Counts that are asked for, where they can't be kept or shown. */
function uncounted(given: Source): Row[] {
  const missing = ['REDIS_URL', 'APP_SECRET'].filter((name) => !given[name]);
  if (!given.COUNT_VISITS || missing.length === 0) return [];
  const problem = `is set, but ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not`;
  const fix = `Visits are counted in Redis, and shown by a link that APP_SECRET signs. Set ${missing.join(' and ')}, or take COUNT_VISITS out.`;
  return [{ weight: 'open', location: 'COUNT_VISITS', problem, fix }];
}

/** 'PORT: write a number from 1 to 65535.' */
function faultRow(fault: string): Row {
  const [, location = 'Environment', text = fault] = /^([A-Z_]+):? (.*?)\.?$/.exec(fault) ?? [];
  const [problem, fix] = text.startsWith('is ')
    ? [text, 'Set both, or neither.']
    : ["can't be used", `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`];
  return { weight: 'open', location, problem, fix };
}
