import 'server-only';
import type { z } from 'zod';
import { env } from '../settings/env';
import { limitRequest, type Quota } from './limits';
import { problem, tooManyRequests } from './responses';
import { store } from '../store/store';
import { visitorAddress } from './visitors';

type PostRoute<S extends z.ZodType> = {
  schema: S;
  /** Consumed before the body is read, so that rejected bodies count too. */
  limit?: (address: string) => Promise<Quota>;
  limitMessage?: string;
  checkHeaders?: (headers: Headers) => Response | undefined;
  /** Accepts the forms of browsers without scripts; may return a page for a rejected body. */
  formPage?: (status: number) => Response | undefined;
};

type Post<T> = { body: T; request: Request; isForm: boolean };

type Handler<S extends z.ZodType> = (post: Post<z.infer<S>>) => Promise<Response>;

export const postRoute =
  <S extends z.ZodType>(route: PostRoute<S>, handle: Handler<S>) =>
  (request: Request): Promise<Response> =>
    store().withBudget(() => answer(route, handle, request));

async function answer<S extends z.ZodType>(
  route: PostRoute<S>,
  handle: Handler<S>,
  request: Request,
): Promise<Response> {
  const { schema, limit = limitRequest, limitMessage = tooMany, checkHeaders, formPage } = route;
  if (isForeign(request)) return problem(403, `Send this from the site itself: ${env.SITE_URL}`);
  const quota = await limit(visitorAddress(request));
  if (!quota.ok) return tooManyRequests(quota, limitMessage);
  const rejected = checkHeaders?.(request.headers);
  if (rejected) return rejected;
  const isForm = formPage !== undefined && hasType(request, formType);
  const body = await readBody(request, schema, isForm);
  if (!body.ok) return (isForm && formPage(body.problem.status)) || body.problem;
  return handle({ body: body.value, request, isForm });
}

const tooMany = 'We can take only so many requests at a time.';

/** A request names its host itself, so outside development one origin is ours. */
function isForeign({ headers }: Request) {
  const [origin, site] = [headers.get('origin'), headers.get('sec-fetch-site')];
  const isOwn = origin === null || origin === env.SITE_URL || isDevelopmentHost(origin, headers);
  return !isOwn || !(site === null || site === 'same-origin' || site === 'none');
}

/** In development the site is opened on a phone, and through tunnels, by other names. */
function isDevelopmentHost(origin: string, headers: Headers) {
  if (process.env.NODE_ENV !== 'development' || !URL.canParse(origin)) return false;
  return [headers.get('x-forwarded-host'), headers.get('host')].includes(new URL(origin).host);
}

const maxBytes = 16 * 1024;
const timeoutMs = 5_000;

type Body<T> = { ok: true; value: T } | { ok: false; problem: Response };

async function readBody<S extends z.ZodType>(
  request: Request,
  schema: S,
  isForm: boolean,
): Promise<Body<z.infer<S>>> {
  if (!isForm && !hasType(request, 'application/json'))
    return reject(415, 'Send the body as application/json.');
  const bytes = await readBytes(request);
  if (!bytes.ok) return bytes;
  const content = isForm ? parseForm(bytes.value) : parseJson(bytes.value);
  if (content === undefined) return reject(400, 'The body is not valid JSON.');
  const { data, error } = schema.safeParse(content);
  if (!error) return { ok: true, value: data };
  // Field names only: the values were typed by a visitor.
  const fields = error.issues.map(({ path }) => path.join('.') || 'the whole').join(', ');
  return reject(400, `The body has the wrong shape, at: ${fields}.`);
}

const reject = (status: number, detail: string) =>
  ({ ok: false, problem: problem(status, detail) }) as const;

const formType = 'application/x-www-form-urlencoded';

const hasType = ({ headers }: Request, type: string) =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === type;

const parseForm = (bytes: Buffer) => Object.fromEntries(new URLSearchParams(bytes.toString()));

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Counts the bytes as they arrive: Content-Length is only a claim, and may be missing. */
async function readBytes(request: Request): Promise<Body<Buffer>> {
  if (Number(request.headers.get('content-length')) > maxBytes) return tooLarge();
  const reader = request.body?.getReader();
  if (!reader) return { ok: true, value: Buffer.alloc(0) };
  const stopReading = () => void reader.cancel().catch(() => undefined);
  const deadline = new AbortController();
  deadline.signal.addEventListener('abort', stopReading);
  const timer = setTimeout(() => deadline.abort(), timeoutMs);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (deadline.signal.aborted) return reject(408, 'The body did not arrive in time.');
      if (done) return { ok: true, value: Buffer.concat(chunks) };
      size += value.byteLength;
      if (size > maxBytes) return tooLarge();
      chunks.push(value);
    }
  } catch {
    return reject(400, 'The body did not arrive whole.');
  } finally {
    clearTimeout(timer);
    stopReading();
  }
}

const tooLarge = () => reject(413, 'The body is larger than 16 KiB.');
