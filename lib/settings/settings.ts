/** A row for each variable. Parsing, refusals, the launch check and .env.local.example read it. */
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** Empty values are left out. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** 'OWNER_EMAIL', 'is a sample', 'Write yours.' */
export type SettingFault = { name: string; problem: string; fix: string };

export const sentence = ({ name, problem, fix }: SettingFault) => `${name} ${problem}. ${fix}`;

/** `order` would lose orders, `open` comes before going live, the site works without `advice`. */
export type Level = 'order' | 'open' | 'advice';

export type Setting = {
  /** Each of its messages is a sentence that says what to write. */
  schema: z.ZodType;
  /** A sentence for the launch check of an unset variable, and the first of the example file. */
  purpose: string;
  details?: string;
  secret?: true;
  default?: string | ((given: Environment) => string | undefined);
  /** The effect of leaving it unset, where `default` does not say it. */
  unset?: string;
  sample: string;
  /** Needed where that one is set. */
  neededWith?: string;
  /** The launch check's level when it is not set; without one it is not asked for. */
  level?: Level;
  isNeedless?: (given: Environment) => boolean;
  /** Faults of a well-formed value. */
  wrong?: readonly {
    is: (value: string, given: Environment) => boolean;
    level: Level;
    /** Refuses the build for a hosting platform's production, where nobody would notice. */
    refused?: true;
    stops?: true;
    problem: string;
    fix: string;
  }[];
};

const httpUrl = (example: string) =>
  z.url({ protocol: /^https?$/, error: `Write a full address, for example ${example}.` });

const email = z.email({ error: 'Write an email address, for example hello@example.com.' });

const wholeNumber = (example: number) =>
  z.coerce
    .number({ error: `Write a number, for example ${example}.` })
    .int(`Write a whole number, for example ${example}.`);

export const settings = {
  SITE_URL: {
    schema: z
      .url({
        protocol: /^https?$/,
        error: ({ input }) =>
          input === undefined
            ? "Write the site's public address: the platform does not say it, and the links in mails would lead nowhere."
            : 'Write a full address, for example https://example.com.',
      })
      .transform((url) => new URL(url).origin),
    purpose:
      "The site's public address, with https, for links in mails, canonical links and the sitemap.",
    details: 'Orders and forms are taken from this address alone: other names have to lead to it.',
    default: (given) =>
      addressOfPlatform(given) ?? (isProductionDeployment(given) ? undefined : localAddress(given)),
    unset: "the hosting platform's own (Vercel, Netlify); otherwise http://localhost with PORT",
    sample: 'https://www.example.com',
    level: 'open',
    isNeedless: isOnPlatform,
    wrong: [
      {
        is: isLocal,
        level: 'order',
        refused: true,
        problem: 'is the address of one computer, so the links in mails would lead nowhere',
        fix: "Write the site's public address, or nothing where the platform knows it.",
      },
      {
        is: (value) => value.startsWith('http:'),
        level: 'open',
        problem: 'starts with http, so what visitors type would travel unprotected',
        fix: 'Write the address with https.',
      },
    ],
  },
  SENDGRID_API_KEY: {
    schema: z.string().optional(),
    purpose: 'The key that lets the site send mail through SendGrid: see docs/mail.md.',
    details: "The permission 'Mail Send' is enough.",
    secret: true,
    unset: "nothing is sent; a platform's production deployment then fails to build",
    sample: 'SG.xxxxxxxx.xxxxxxxx',
    level: 'open',
    wrong: [
      {
        is: (value) => !value,
        level: 'order',
        refused: true,
        problem: 'is not set, so orders would reach nobody',
        fix: 'Make a key at SendGrid (docs/mail.md), and set it for the production deployment.',
      },
    ],
  },
  SENDGRID_BASE_URL: {
    schema: httpUrl('https://api.eu.sendgrid.com'),
    purpose: "Where SendGrid's API is: its EU region, or a stand-in for tests.",
    default: 'https://api.sendgrid.com',
    sample: 'https://api.eu.sendgrid.com',
    wrong: [
      {
        is: isLocal,
        level: 'order',
        refused: true,
        problem: 'is the address of one computer, so orders would reach nobody',
        fix: 'Take it out, or write https://api.eu.sendgrid.com for the EU region.',
      },
    ],
  },
  EMAIL_FROM: {
    schema: email,
    purpose: "The sender of the site's mails, which has to be verified at SendGrid.",
    default: 'bookings@example.com',
    sample: 'bookings@example.com',
    neededWith: 'SENDGRID_API_KEY',
    level: 'open',
    wrong: [
      {
        is: isSampleAddress,
        level: 'order',
        refused: true,
        problem: 'is a sample, and a provider sends nothing for a sender that it has not verified',
        fix: 'Write the sender that is verified there.',
      },
      {
        is: isFreeMail,
        level: 'order',
        problem:
          'is at a free mail service, which lets nobody else send in its name, so orders would be refused or land in spam',
        fix: 'Take an address of your own domain, such as bookings@your-domain, which need not be a mailbox: docs/mail.md.',
      },
    ],
  },
  EMAIL_FROM_NAME: {
    // Signs that SendGrid refuses in names: docs.sendgrid.com, mail send, limitations.
    schema: z.string().regex(/^[^;,\r\n]+$/, "Write a name without ';' or ',', on one line."),
    purpose: "The sender's name, as inboxes show it, without ';' or ','.",
    default: 'Numerology practice',
    sample: 'Numerology practice',
    neededWith: 'SENDGRID_API_KEY',
    level: 'open',
  },
  OWNER_EMAIL: {
    schema: email,
    purpose: 'Where orders and questions go, and the answers of buyers.',
    default: 'owner@example.com',
    sample: 'owner@example.com',
    neededWith: 'SENDGRID_API_KEY',
    level: 'open',
    wrong: [
      {
        is: isSampleAddress,
        level: 'order',
        refused: true,
        problem: 'is a sample, so orders would reach nobody',
        fix: 'Write the address at which orders are read.',
      },
      {
        is: isFreeMail,
        level: 'advice',
        problem: 'is at a free mail service, and answers that go there make mails look like spam',
        fix: 'Take an address of your own domain that forwards there: see docs/mail.md.',
      },
    ],
  },
  EMAIL_TRANSPORT: {
    schema: z.enum(['sendgrid', 'outbox'], { error: 'Write sendgrid or outbox.' }),
    purpose: "How mail leaves: 'sendgrid', or 'outbox' to write it to files.",
    default: ({ SENDGRID_API_KEY }) => (SENDGRID_API_KEY ? 'sendgrid' : 'outbox'),
    unset: 'sendgrid with a key, outbox without one',
    sample: 'outbox',
    wrong: [
      {
        is: (value) => value === 'outbox',
        level: 'order',
        problem: 'is outbox, so orders stay in a folder that nobody reads',
        fix: 'Take it out, and set SENDGRID_API_KEY.',
      },
    ],
  },
  OUTBOX_DIR: {
    schema: z.string(),
    purpose:
      'The folder into which the outbox writes each mail, to be opened at /outbox while working.',
    default: '.outbox',
    sample: '.outbox',
  },
  YOUTUBE_API_KEY: {
    schema: z.string().optional(),
    purpose:
      'The key of the YouTube Data API, by which the newest videos of the channel are shown: see docs/videos.md.',
    details:
      'A search costs 100 of the 10,000 units that a key has a day; the site keeps each page for hours, so that an ordinary day costs a few hundred.',
    secret: true,
    unset: 'the list in content/videos.yaml is shown',
    sample: 'AIzaxxxxxxxx',
    neededWith: 'YOUTUBE_CHANNEL_ID',
    level: 'advice',
  },
  YOUTUBE_CHANNEL_ID: {
    schema: z.string().optional(),
    purpose: 'The channel whose videos are shown: see docs/videos.md.',
    sample: 'UCxxxxxxxxxxxxxxxxxxxxxx',
    neededWith: 'YOUTUBE_API_KEY',
    level: 'advice',
  },
  YOUTUBE_BASE_URL: {
    schema: httpUrl('https://www.googleapis.com'),
    purpose: 'Where the YouTube Data API is: a stand-in for tests.',
    default: 'https://www.googleapis.com',
    sample: 'http://localhost:4010',
  },
  DATABASE_URL: {
    schema: z
      .string({
        error:
          'Write where the database lies, outside of this folder, which the next version replaces: for example file:/var/lib/site/site.db.',
      })
      .regex(
        /^(postgres(ql)?:\/\/.+|file:.+|memory:)$/,
        'Write an address like postgres://user:password@host/name, or file:/var/lib/site/site.db.',
      ),
    purpose:
      'Where orders that no mail provider takes at the moment are kept, with limits and answers to repeated orders: a file, or a Postgres for several machines and for hosting platforms. See docs/instances.md.',
    details:
      "The file's disk has to outlast the process; several processes of one machine may share it. With memory: nothing is kept.",
    secret: true,
    default: (given) => {
      if (isOnPlatform(given)) return 'memory:';
      return given.PACKED_IN ? undefined : 'file:.data/site.db';
    },
    unset:
      'file:.data/site.db; on Vercel and Netlify memory:, since their functions have no disk that lasts; a packed server (npm run package) does not start',
    sample: 'postgres://user:password@host/name',
    wrong: [
      {
        is: (value, given) => !isOnPlatform(given) && isFileIn(given.PACKED_IN, value),
        level: 'order',
        stops: true,
        problem: "names a file in the server's own folder, which the next version replaces",
        fix: 'Write a path elsewhere, for example file:/var/lib/site/site.db.',
      },
      {
        is: (value, given) => value === 'memory:' || (!value && isOnPlatform(given)),
        level: 'open',
        problem:
          'names no place that lasts, so an order that no mail provider takes lives in the browser of its buyer, and limits and steps are forgotten',
        fix: 'Set the address of a Postgres, for example of Neon: docs/instances.md.',
      },
    ],
  },
  TRUST_PROXY: {
    schema: wholeNumber(1).min(0, 'Write 0 or more.'),
    purpose:
      'How many proxies stand in front of a server of your own; with a wrong number all visitors share one limit. Write 0 where there is none.',
    details:
      "They append the visitor's address, which rate limits need, to X-Forwarded-For. Not needed on Vercel and Netlify, which say it themselves.",
    default: '0',
    sample: '1',
    level: 'advice',
    isNeedless: isOnPlatform,
  },
  ORDERS_PER_HOUR: {
    schema: wholeNumber(200).min(1, 'Write 1 or more.'),
    purpose:
      'How many orders an hour the whole site passes on; further ones are told to write or call.',
    details:
      "A fifth as many get a confirmation by mail. It keeps a flood from using up the mail provider's quota.",
    default: '200',
    sample: '1000',
  },
  SMTP_URL: {
    schema: z
      .url({ protocol: /^smtps?$/, error: 'Write an address like smtp://user:password@host:587.' })
      .optional(),
    purpose:
      'A mail server as the second way out, for when SendGrid is down or refuses: see docs/mail.md.',
    details: 'With smtp:// too the line must be encrypted, unless the server is this machine.',
    secret: true,
    unset: 'there is no second way',
    sample: 'smtps://user:password@smtp.example.com',
    level: 'advice',
  },
  CRON_SECRET: {
    schema: z.string().min(16, 'Write 16 characters or more.').optional(),
    purpose:
      "Lets a hosting platform's scheduler call /api/queue/flush, which delivers orders that were kept. Make one with: openssl rand -base64 32.",
    details: 'It has 16 characters or more.',
    secret: true,
    unset: 'that address answers 404',
    sample: 'a-long-random-text',
    level: 'advice',
    isNeedless: (given) => !isOnPlatform(given),
  },
  APP_SECRET: {
    /** The newest comes first: it makes new links, and all of them open. */
    schema: z
      .string()
      .transform((text) => text.split(',').map((secret) => secret.trim()))
      .refine((secrets) => secrets.length <= 2 && secrets.every(({ length }) => length >= 32), {
        error:
          'Write 32 characters or more, for example what `openssl rand -base64 32` prints; to change it, write the new one, a comma and the old one.',
      })
      .optional(),
    purpose:
      "Encrypts the link to an order and signs the owner's actions in mails; without it mails carry neither. Make one with: openssl rand -base64 32.",
    details:
      'It has 32 characters or more. To change it, write the new one, a comma and the old one: links that were sent go on working. Take the old one out after 180 days, when they have ended anyway, or at once where somebody has got hold of it.',
    secret: true,
    unset: 'mails carry no such links',
    sample: '5d1c-any-32-characters-or-more-that-nobody-guesses',
    level: 'advice',
  },
  ANALYTICS_SCRIPT: {
    schema: z
      .string()
      .regex(
        /^https:\/\/[\w.:-]+\/[^\s"'<>]*( +data-[a-z-]+=[^\s"'<>]+)*$/,
        'Write the full address of a script and, after a space, what its tool wants beside it, for example https://stats.example.com/count.js data-goatcounter=https://stats.example.com/count.',
      )
      .transform((text): { src: string; [data: `data-${string}`]: string } => {
        const [src = '', ...attributes] = text.split(/ +/);
        return { src, ...Object.fromEntries(attributes.map((one) => one.split(/=(.*)/))) };
      })
      .optional(),
    purpose:
      'The script of a tool that counts visits, such as GoatCounter, Umami or Plausible: its address and, after a space, the data- attribute by which the tool knows the site. See docs/going-live.md.',
    details:
      'It is fixed when the site is built, since it stands in the pages and in their policy.',
    unset: 'nothing is counted',
    sample: 'https://stats.example.com/count.js data-goatcounter=https://stats.example.com/count',
  },
  PORT: {
    schema: wholeNumber(3000)
      .min(1, 'Write a number from 1 to 65535.')
      .max(65535, 'Write a number from 1 to 65535.'),
    purpose: "The server's port.",
    default: '3000',
    sample: '3000',
  },
} satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;

export const platformOf = (given: Environment): 'vercel' | 'netlify' | undefined =>
  given.VERCEL ? 'vercel' : given.NETLIFY ? 'netlify' : undefined;

function isOnPlatform(given: Environment) {
  return platformOf(given) !== undefined;
}

/** vercel.com/docs/environment-variables, docs.netlify.com/build/configure-builds */
export function isProductionDeployment(given: Environment) {
  return given.VERCEL_ENV === 'production' || (!!given.NETLIFY && given.CONTEXT === 'production');
}

/** The address of a preview is the one that a pull request leads to. */
function addressOfPlatform(given: Environment) {
  const vercel =
    given.VERCEL_ENV === 'production'
      ? (given.VERCEL_PROJECT_PRODUCTION_URL ?? given.VERCEL_URL)
      : (given.VERCEL_BRANCH_URL ?? given.VERCEL_URL ?? given.VERCEL_PROJECT_PRODUCTION_URL);
  if (vercel) return `https://${vercel}`;
  if (!given.NETLIFY) return undefined;
  return given.CONTEXT === 'production' ? given.URL : (given.DEPLOY_PRIME_URL ?? given.URL);
}

function localAddress({ PORT }: Environment) {
  const address = `http://localhost:${PORT ?? 3000}`;
  return URL.canParse(address) ? address : 'http://localhost:3000';
}

/** Whether the file lies in the folder, from which relative addresses begin. */
function isFileIn(folder: string | undefined, url: string) {
  if (!folder) return false;
  const { href } = pathToFileURL(`${folder}/`);
  return URL.canParse(url, href) && new URL(url, href).href.startsWith(href);
}

/** Names that belong to nobody: rfc-editor.org/rfc/rfc2606. */
export function isSampleAddress(address: string) {
  return /[@.](example\.(com|net|org)|example|test|invalid|localhost)$/i.test(address);
}

/** The large ones in India; spam filters know hundreds. */
export function isFreeMail(address: string) {
  return /@(?:gmail|googlemail|yahoo|ymail|rocketmail|rediffmail|rediff|outlook|hotmail|live|msn|icloud|proton|protonmail|aol|gmx|zohomail|yandex)\.[a-z.]+$/i.test(
    address,
  );
}

/** Reachable from this computer or its own network only. */
function isLocal(url: string) {
  if (!URL.canParse(url)) return false;
  return /^(localhost|.*\.local(host)?|127\..*|10\..*|192\.168\..*|0\.0\.0\.0|\[::1?\])$/.test(
    new URL(url).hostname,
  );
}
