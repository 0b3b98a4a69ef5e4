/**
 * The one door for posts: who may send, how much, how often and of which shape is asked here, and every refusal is a problem
 * document (RFC 9457). A route is a declaration of what is its own.
 */
import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import type { Failure } from '../mail/send';
import type { FieldFault } from '../problem';
import { inMinutes } from '../time';
import { env } from './env';
import { limitRequest, type Allowance } from './limits';
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
  /** It takes what a browser posts without a script too; the page that answers a body that could not be read, where there is one. */
  form?: (status: number) => Response | undefined;
  take: (body: z.infer<S>, request: Request) => Promise<O | Response>;
  /** What each outcome says. */
  says: Says<O>;
};

/** What came of a post. */
export type Outcome = { kind: string };

export type Says<O extends Outcome> = {
  [Kind in O['kind']]: (outcome: Extract<O, { kind: Kind }>, request: Request) => Response;
};

/** A route's POST. */
export const post =
  <S extends z.ZodType, O extends Outcome>(route: Post<S, O>) =>
  async (request: Request): Promise<Response> => {
    const { isOn = () => true, limit = limitRequest, full = tooManyRequests, form } = route;
    if (!isOn()) return nothingHere();
    const foreign = refuseForeign(request, env.SITE_URL);
    if (foreign) return foreign;
    const allowance = await limit(visitorAddress(request));
    if (!allowance.ok) return tooMany(full, allowance.retryAfterSeconds);
    const refused = route.refuse?.(request.headers);
    if (refused) return refused;
    const asForm = form !== undefined && isForm(request);
    const body = await read(request, route.schema, asForm);
    if (!body.ok) return (asForm && form(body.problem.status)) || body.problem;
    const outcome = await route.take(body.value, request);
    return outcome instanceof Response ? outcome : say(outcome, route.says, request);
  };

const tooManyRequests = 'We can take only so many requests at a time.';

function say<O extends Outcome>(outcome: O, says: Says<O>, request: Request) {
  const answerOf = says[outcome.kind as O['kind']] as (outcome: O, request: Request) => Response;
  return answerOf(outcome, request);
}

/** Fields that are wrong, and that nothing was done. */
export type Faults = { kind: 'faults'; errors: readonly FieldFault[] };

export type TooMany = { kind: 'too-many'; retryAfterSeconds: number };

/** The mail did not go out: nothing counts as done. */
export type Unsent = { kind: 'unsent'; reason: Failure };

/** What is said of fields that are wrong. */
export const faultsSaid = ({ errors }: Faults) =>
  problem(422, 'Please look again at the fields named below.', { errors });

export const tooManySaid =
  (detail: string) =>
  ({ retryAfterSeconds }: TooMany) =>
    tooMany(detail, retryAfterSeconds);

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

const titles = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
} as const;

export type ProblemStatus = keyof typeof titles;

/** Why a request is not answered as asked, in words for a person and with facts for the page. */
export function problem(
  status: ProblemStatus,
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

/** A 429 that says in words and in its header when to come again. */
export function tooMany(detail: string, seconds: number): Response {
  const again = `${detail} Please try again ${inMinutes(seconds * 1000)}.`;
  return problem(429, again, {}, { 'Retry-After': String(seconds) });
}

/** An answer in JSON that nobody may keep. */
export const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

export const nothingHere = () => problem(404, 'There is nothing here.');

/**
 * A 403 when a browser says that another site sent the request, else undefined. Browsers can't be
 * made to leave these headers out or to forge them; a program can, but it has no visitor to abuse.
 */
export function refuseForeign({ headers }: Request, siteUrl: string): Response | undefined {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  const ownOrigin = origin === null || origin === siteUrl || hostOf(origin) === ownHost(headers);
  const ownSite = site === null || site === 'same-origin' || site === 'none';
  return ownOrigin && ownSite ? undefined : problem(403, 'Send this from the site itself.');
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

type Read<T> = { ok: true; value: T } | { ok: false; problem: Response };

/** The body in the given shape, or the problem document that says why not. In a form every value is a text. */
async function read<S extends z.ZodType>(
  request: Request,
  schema: S,
  asForm: boolean,
): Promise<Read<z.infer<S>>> {
  if (!asForm && !isJson(request)) return refuse(415, 'Send the body as application/json.');
  const body = await readBytes(request);
  if (!body.ok) return body;
  if (asForm) return shaped(Object.fromEntries(new URLSearchParams(body.value.toString())), schema);
  const json = parseJson(body.value);
  return json.ok ? shaped(json.value, schema) : refuse(400, 'The body is not valid JSON.');
}

/** Whether a browser posted it by itself, without a script: an answer for people is due. */
export const isForm = (request: Request) =>
  /^application\/x-www-form-urlencoded\s*(;|$)/i.test(typeOf(request));

function shaped<T extends z.ZodType>(value: unknown, schema: T): Read<z.infer<T>> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  // Names of places only: what stands there was typed by a visitor.
  const where = parsed.error.issues.map(({ path }) => path.join('.') || 'the whole').join(', ');
  return refuse(400, `The body has the wrong shape, at: ${where}.`);
}

async function readBytes(request: Request): Promise<Read<Buffer>> {
  const body = await readBody(request);
  if (body === 'too-large') return refuse(413, 'The body is larger than 16 KiB.');
  if (body === 'too-slow') return refuse(408, 'The body did not arrive in time.');
  if (body === 'broken-off') return refuse(400, 'The body did not arrive whole.');
  return { ok: true, value: body };
}

const refuse = (status: ProblemStatus, detail: string) =>
  ({ ok: false, problem: problem(status, detail) }) as const;

const isJson = (request: Request) => /^application\/json\s*(;|$)/i.test(typeOf(request));

const typeOf = (request: Request) => request.headers.get('content-type')?.trim() ?? '';

/** Counted while it streams: a length in the headers is only a claim, and may be missing. */
async function readBody(request: Request) {
  if (Number(request.headers.get('content-length')) > maxBytes) return 'too-large';
  const reader = request.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'too-slow'>((resolve) => {
    timer = setTimeout(() => resolve('too-slow'), arrivesWithinMs);
  });
  const body = await Promise.race([collect(reader), late]);
  clearTimeout(timer);
  if (typeof body === 'string') reader.cancel().catch(() => undefined);
  return body;
}

async function collect(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return Buffer.concat(chunks);
      size += value.byteLength;
      if (size > maxBytes) return 'too-large';
      chunks.push(value);
    }
  } catch {
    return 'broken-off';
  }
}

function parseJson(body: Uint8Array): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) };
  } catch {
    return { ok: false };
  }
}
