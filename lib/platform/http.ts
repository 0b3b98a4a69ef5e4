/** How the relay reads a request and answers in problem documents (RFC 9457). */
import type { z } from 'zod';
import { inMinutes } from '../problem';

const maxBytes = 16 * 1024;
const arrivesWithinMs = 5_000;

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

export type Read<T> = { ok: true; value: T } | { ok: false; problem: Response };

/** The body as JSON of the given shape, or the problem document that says why not. */
export async function readJson<T extends z.ZodType>(
  request: Request,
  schema: T,
  withinMs = arrivesWithinMs,
): Promise<Read<z.infer<T>>> {
  if (!isJson(request)) return refuse(415, 'Send the body as application/json.');
  const body = await readBytes(request, withinMs);
  if (!body.ok) return body;
  const json = parseJson(body.value);
  if (!json.ok) return refuse(400, 'The body is not valid JSON.');
  return shaped(json.value, schema);
}

/** The same for a form that was posted without JavaScript; every value is a text. */
export async function readForm<T extends z.ZodType>(
  request: Request,
  schema: T,
  withinMs = arrivesWithinMs,
): Promise<Read<z.infer<T>>> {
  const body = await readBytes(request, withinMs);
  if (!body.ok) return body;
  return shaped(Object.fromEntries(new URLSearchParams(body.value.toString())), schema);
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

async function readBytes(request: Request, withinMs: number): Promise<Read<Buffer>> {
  const body = await readBody(request, withinMs);
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
async function readBody(request: Request, withinMs: number) {
  if (Number(request.headers.get('content-length')) > maxBytes) return 'too-large';
  const reader = request.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'too-slow'>((resolve) => {
    timer = setTimeout(() => resolve('too-slow'), withinMs);
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
