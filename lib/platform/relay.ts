/**
 * The one door for posts: who may send, how much, how often and of which shape is asked here, and every refusal is a problem
 * document (RFC 9457). A route is a declaration of what is its own.
 */
import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { z } from 'zod';
import type { Failure } from '../mail/send';
import type { FieldFault } from '../problem';
import { inMinutes } from '../time';
import { env } from './env';
import { limitRequest, type Allowance, type TooMany } from './limits';
import { visitorAddress } from './visitors';

/** What a route declares of its posts. */
type Post<S extends z.ZodType, O extends Outcome> = {
  schema: S;
  /** Whether there is such a route on this installation; there is, where it does not say. */
  isOn?: () => boolean;
  /** Room for one more from an address, asked before anything is read, so that what is refused for its contents counts too. */
  limit?: (address: string) => Promise<Allowance>;
  /** The sentence where there is none. */
  full?: string;
  /** What the headers alone are refused for. */
  refuse?: (headers: Headers) => Response | undefined;
  /**
   * It takes what a browser posts without a script too; what answers that in place of the answer of this status, where
   * it does.
   */
  form?: (status: number, outcome?: O) => Response | undefined;
  take: (body: z.infer<S>, request: Request) => Promise<O | Response>;
  /** What each outcome says. */
  says: Says<O>;
};

/** What came of a post. */
export type Outcome = { kind: string };

export type Says<O extends Outcome> = {
  [Kind in O['kind']]: (outcome: Extract<O, { kind: Kind }>) => Response;
};

/** A route's POST. */
export const post =
  <S extends z.ZodType, O extends Outcome>(route: Post<S, O>) =>
  async (request: Request): Promise<Response> => {
    const { isOn = () => true, limit = limitRequest, full = tooManyRequests, form } = route;
    if (!isOn()) return nothingHere();
    if (isForeign(request)) return problem(403, 'Send this from the site itself.');
    const allowance = await limit(visitorAddress(request));
    if (!allowance.ok) return tooMany(full)(allowance);
    const refused = route.refuse?.(request.headers);
    if (refused) return refused;
    const asForm = form !== undefined && isForm(request);
    const body = await read(request, route.schema, asForm);
    if (body instanceof Response) return (asForm && form(body.status)) || body;
    const outcome = await route.take(body.value, request);
    if (outcome instanceof Response) return outcome;
    const say = route.says[outcome.kind as O['kind']] as (outcome: O) => Response;
    const said = say(outcome);
    return (asForm && form(said.status, outcome)) || said;
  };

const tooManyRequests = 'We can take only so many requests at a time.';

/** Fields that are wrong, and that nothing was done. */
export type Faults = { kind: 'faults'; errors: readonly FieldFault[] };

/** The mail did not go out: nothing counts as done. */
export type Unsent = { kind: 'unsent'; reason: Failure };

/** What is said of fields that are wrong. */
export const faultsSaid = ({ errors }: Faults) =>
  problem(422, 'Please look again at the fields named below.', { errors });

/** A 429 that says in words and in its header when to come again. */
export const tooMany =
  (detail: string) =>
  ({ retryAfterSeconds: seconds }: TooMany) => {
    const again = `${detail} Please try again ${inMinutes(seconds * 1000)}.`;
    return problem(429, again, {}, { 'Retry-After': String(seconds) });
  };

/**
 * What is said of a mail that did not go out: that it failed, what became of what was typed, and what to do. Never the
 * provider's words: they are about its account, and may hold a visitor's.
 */
export const unsentSaid =
  (words: {
    /** 'We could not send it'; late, it goes on with ' in time'. */
    failed: string;
    reassurance: string;
    /** Where nothing can be sent at all, in place of `failed`. */
    off: string;
    late?: string;
    instead?: string;
  }) =>
  ({ reason }: Unsent) => {
    const { failed, reassurance: kept, off, late = soon, instead } = words;
    if (reason === 'not-configured')
      return problem(503, [`${off}. ${kept}`, instead].filter(Boolean).join(' '));
    return reason === 'timed-out'
      ? problem(504, `${failed} in time. ${kept} ${late}`)
      : problem(502, `${failed}. ${kept} ${soon}`);
  };

const soon = 'Please try again in a minute.';

/** Node still has two of them as they were before RFC 9110. */
const titles: typeof STATUS_CODES = {
  ...STATUS_CODES,
  413: 'Content Too Large',
  422: 'Unprocessable Content',
};

/** Why a request is not answered as asked, in words for a person and with facts for the page. */
export function problem(
  status: number,
  detail: string,
  extras: object = {},
  moreHeaders: Record<string, string> = {},
): Response {
  const headers = {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    ...moreHeaders,
  };
  return Response.json({ title: titles[status], status, detail, ...extras }, { status, headers });
}

/** An answer in JSON that nobody may keep. */
export const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

export const nothingHere = () => problem(404, 'There is nothing here.');

/**
 * Whether a browser says that another site sent the request. Browsers can't be made to leave these headers out or to forge
 * them; a program can, but it has no visitor to abuse.
 */
function isForeign({ headers }: Request) {
  const [origin, site] = [headers.get('origin'), headers.get('sec-fetch-site')];
  const ownOrigin =
    origin === null || origin === env.SITE_URL || hostOf(origin) === ownHost(headers);
  return !ownOrigin || !(site === null || site === 'same-origin' || site === 'none');
}

/** Undefined is nobody's host: an opaque origin ('null') is foreign. */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);

/** Behind a proxy, Host is the proxy's way to us; browsers can't set either header from another site. */
const ownHost = (headers: Headers) =>
  (headers.get('x-forwarded-host')?.split(',')[0]?.trim() || headers.get('host')) ?? '';

/** Whether the caller knows the secret; how long the answer takes says nothing of how nearly. */
export function isBearer({ headers }: Request, secret: string) {
  const token = /^Bearer +(\S.*)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(token), digest(secret));
}

const digest = (text: string) => createHash('sha256').update(text).digest();

const maxBytes = 16 * 1024;
const arrivesWithinMs = 5_000;

/** The body in the given shape, or the problem document that says why not. In a form every value is a text. */
async function read<S extends z.ZodType>(request: Request, schema: S, asForm: boolean) {
  if (!asForm && !isType(request, 'application/json'))
    return problem(415, 'Send the body as application/json.');
  const body = await bodyOf(request);
  if (body instanceof Response) return body;
  const value = asForm ? Object.fromEntries(new URLSearchParams(body.toString())) : parsed(body);
  if (value === undefined) return problem(400, 'The body is not valid JSON.');
  const { data, error } = schema.safeParse(value);
  if (!error) return { value: data };
  // Names of places only: what stands there was typed by a visitor.
  const where = error.issues.map(({ path }) => path.join('.') || 'the whole').join(', ');
  return problem(400, `The body has the wrong shape, at: ${where}.`);
}

/** Whether a browser posted it by itself, without a script: an answer for people is due. */
const isForm = (request: Request) => isType(request, 'application/x-www-form-urlencoded');

const isType = ({ headers }: Request, type: string) =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === type;

/** Undefined for what is no JSON, or no text at all. */
function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

/** Counted while it streams: a length in the headers is only a claim, and may be missing. */
async function bodyOf(request: Request) {
  if (Number(request.headers.get('content-length')) > maxBytes) return tooLarge();
  const reader = request.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  const letGo = () => void reader.cancel().catch(() => undefined);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    letGo();
  }, arrivesWithinMs);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (isLate) return problem(408, 'The body did not arrive in time.');
      if (done) return Buffer.concat(chunks);
      size += value.byteLength;
      if (size > maxBytes) return tooLarge();
      chunks.push(value);
    }
  } catch {
    return problem(400, 'The body did not arrive whole.');
  } finally {
    clearTimeout(timer);
    letGo();
  }
}

const tooLarge = () => problem(413, 'The body is larger than 16 KiB.');
