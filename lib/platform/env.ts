import 'server-only';
import { z } from 'zod';
import { lostOrders, sentence } from './lost-orders';

type Source = Readonly<Record<string, string | undefined>>;

/**
 * Reads what the site runs with (.env.local.example says every variable's meaning), or throws one message that names every fault. An empty value counts as
 * unset. Values are never put into the message: one of them is a secret.
 */
export function parseEnv(source: Source) {
  const given = filledIn(source);
  const parsed = schema.safeParse({ SITE_URL: platformUrl(given), ...given });
  const faults = [
    ...(parsed.success ? [] : parsed.error.issues.map(faultLine)),
    ...missing(given).map((name) => `${name} is needed when SENDGRID_API_KEY is set.`),
    ...halfOf(given, 'YOUTUBE_API_KEY', 'YOUTUBE_CHANNEL_ID'),
    // On a hosting platform's production nobody would notice; elsewhere the launch check says so.
    ...(isProductionDeployment(given)
      ? [...lostOrders(given).map(sentence), ...noAddress(given)]
      : []),
  ];
  if (!parsed.success || faults.length > 0)
    throw new Error(['The environment needs attention:', ...faults].join('\n- '));
  const { EMAIL_TRANSPORT, ...rest } = parsed.data;
  return {
    ...rest,
    EMAIL_TRANSPORT: EMAIL_TRANSPORT ?? transportFor(given),
    /** The hosting platform that we run on, where it is one that we know. */
    platform: platformOf(given),
  };
}

const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'write a full address, for example https://example.com',
});
const address = z.email({ error: 'write an email address, for example hello@example.com' });

const schema = z.object({
  SITE_URL: httpUrl.default('http://localhost:3000').transform((url) => new URL(url).origin),
  SENDGRID_API_KEY: z.string().optional(),
  SENDGRID_BASE_URL: httpUrl.default('https://api.sendgrid.com'),
  EMAIL_FROM: address.default('bookings@example.com'),
  // SendGrid refuses a sender's or recipient's name with one of these: docs.sendgrid.com, mail send, limitations.
  EMAIL_FROM_NAME: z
    .string()
    .regex(/^[^;,\r\n]+$/, "write a name without ';' or ',', on one line")
    .default('Numerology practice'),
  OWNER_EMAIL: address.default('owner@example.com'),
  OWNER_NAME: z.string().default('The owner'),
  EMAIL_TRANSPORT: z.enum(['sendgrid', 'outbox'], { error: 'write sendgrid or outbox' }).optional(),
  OUTBOX_DIR: z.string().default('.outbox'),
  YOUTUBE_API_KEY: z.string().optional(),
  YOUTUBE_CHANNEL_ID: z.string().optional(),
  YOUTUBE_BASE_URL: httpUrl.default('https://www.googleapis.com'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'write an address like redis://localhost:6379' })
    .optional(),
  QUEUE_DIR: z.string().optional(),
  TRUST_PROXY: z.coerce
    .number({ error: 'write how many proxies stand in front, for example 1' })
    .int('write a whole number, for example 1')
    .min(0, 'write 0 or more')
    .default(0),
  ORDERS_PER_HOUR: z.coerce
    .number({ error: 'write a number, for example 200' })
    .int('write a whole number, for example 200')
    .min(1, 'write 1 or more')
    .default(200),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'write an address like smtp://user:password@host:587' })
    .optional(),
  CRON_SECRET: z.string().min(16, 'write 16 characters or more').optional(),
  /** The secrets of links, the newest first: it makes new ones, and all of them open. */
  APP_SECRET: z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .refine((secrets) => secrets.length <= 2 && secrets.every(({ length }) => length >= 32), {
      error:
        'write 32 characters or more, for example what `openssl rand -hex 32` prints; to change it, write the new one, a comma and the old one',
    })
    .optional(),
  /** Pages that are opened are counted; the build asks them to say so. */
  COUNT_VISITS: z.literal('yes', { error: 'write yes, or nothing' }).optional(),
  PORT: z.coerce
    .number({ error: 'write a number, for example 3000' })
    .int('write a whole number, for example 3000')
    .min(1, 'write a number from 1 to 65535')
    .max(65535, 'write a number from 1 to 65535')
    .default(3000),
});

/** Every variable that the site reads, for the test of .env.local.example. */
export const envNames = Object.keys(schema.shape);

const filledIn = (source: Source): Source =>
  Object.fromEntries(
    Object.entries(source)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value),
  );

const faultLine = ({ path, message }: { path: PropertyKey[]; message: string }) =>
  `${path.join('.')}: ${message}.`;

const missing = (given: Source) =>
  given.SENDGRID_API_KEY
    ? ['EMAIL_FROM', 'EMAIL_FROM_NAME', 'OWNER_EMAIL', 'OWNER_NAME'].filter((name) => !given[name])
    : [];

const platformOf = (given: Source): 'vercel' | 'netlify' | undefined =>
  given.VERCEL ? 'vercel' : given.NETLIFY ? 'netlify' : undefined;

/** Two that are of no use without each other. */
const halfOf = (given: Source, one: string, other: string) => {
  if (!given[one] === !given[other]) return [];
  const [absent, present] = given[one] ? [other, one] : [one, other];
  return [`${absent} is needed when ${present} is set.`];
};

const transportFor = (given: Source) => (given.SENDGRID_API_KEY ? 'sendgrid' : 'outbox');

/** https://vercel.com/docs/environment-variables/system-environment-variables and docs.netlify.com/build/configure-builds/environment-variables */
const isProductionDeployment = (given: Source) =>
  given.VERCEL_ENV === 'production' || (!!given.NETLIFY && given.CONTEXT === 'production');

const noAddress = (given: Source) =>
  given.SITE_URL || platformUrl(given)
    ? []
    : [
        "SITE_URL is not set, and the platform does not say the site's address, so the links in mails would lead nowhere. Write the site's public address.",
      ];

/** The platforms' own word on where the site lives: Vercel's come without a scheme, Netlify's with one. */
function platformUrl(given: Source) {
  const vercel =
    given.VERCEL_ENV === 'production'
      ? (given.VERCEL_PROJECT_PRODUCTION_URL ?? given.VERCEL_URL)
      : (given.VERCEL_URL ?? given.VERCEL_PROJECT_PRODUCTION_URL);
  if (vercel) return `https://${vercel}`;
  if (!given.NETLIFY) return undefined;
  return given.CONTEXT === 'production' ? given.URL : (given.DEPLOY_PRIME_URL ?? given.URL);
}

/**
 * What the site's address was made of when it was built, which next.config.mjs has put in its place: a platform's function
 * may not be told. Empty in scripts, which no build has compiled.
 */
const builtWith = z
  .record(z.string(), z.string())
  .parse(JSON.parse(process.env.BUILT_WITH ?? '{}'));

/** The environment, read when the first file asks for it: a fault stops the build or the start. */
export const env = parseEnv({ ...builtWith, ...process.env });
