/**
 * A stand-in for SendGrid: speaks POST /v3/mail/send as the provider documents it, keeps what it
 * accepted, and fails on demand. `node e2e/stand-in.mjs 4010`, or `await startStandIn()` in a test.
 *
 *   GET /inbox          the accepted mails, oldest first
 *   PUT /behaviour      { "mode": "ok" | "down" | "slow" | "refuse" | "picky" | "hang-up" | "silent" | "stall",
 *                         "about"?: address, "only"?: recipient, "times"?: number, "status"?: number,
 *                         "headers"?: {}, "body"?: text, "delay"?: milliseconds }
 *                       `down` and `refuse` answer with a status, `slow` accepts later, `picky` refuses
 *                       whatever is not the plainest mail, `hang-up` breaks the line, `silent` never
 *                       answers, `stall` accepts with a 202 whose body never ends.
 *                       `about` is for the mails that name one buyer, so that tests can run side by side;
 *                       `only` and `times` limit it further. Other mails are answered as usual.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/**
 * @typedef {{ mode: 'ok' | 'down' | 'slow' | 'refuse' | 'picky' | 'hang-up' | 'silent' | 'stall', about?: string,
 *   only?: string, times?: number, status?: number, headers?: Record<string, string>, body?: string,
 *   delay?: number }} Behaviour
 * @typedef {{ email: string, name?: string }} Party
 * @typedef {{ messageId: string, to: string, from: Party, replyTo?: string, subject: string,
 *   text: string, html: string, headers: Record<string, string>,
 *   attachments?: { filename: string, type: string, content: string }[] }} Accepted
 */

/** Port 0 is any free one. */
export async function startStandIn(port = 0) {
  /** @type {Accepted[]} */
  const inbox = [];
  const state = {
    behaviours: /** @type {Map<string, Behaviour>} */ (new Map()),
    /** Mails as they were sent, accepted or not. */
    handed: /** @type {string[]} */ ([]),
  };
  const server = createServer((request, response) => {
    answer(request, response, inbox, state).catch(() => response.destroy());
  });
  // A test now and then would ask on an idle connection that is just being closed.
  server.keepAliveTimeout = 0;
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    server,
    inbox,
    /** How many mails came, accepted or not: in all, or those that name somebody. */
    requests: (about = '') => state.handed.filter((mail) => mail.includes(about)).length,
    /** @param {Behaviour} behaviour */
    behave: (behaviour) => behave(behaviour, state),
    clear: () => clear(inbox, state),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(request, response, inbox, state) {
  const body = await text(request);
  switch (`${request.method} ${request.url}`) {
    case 'POST /v3/mail/send':
      state.handed.push(body);
      return takeMail(request, response, body, inbox, state);
    case 'GET /inbox':
      return reply(response, 200, inbox);
    case 'PUT /behaviour':
      behave(parse(body) ?? { mode: 'ok' }, state);
      return reply(response, 204);
    default:
      return reply(response, 404, { errors: [fault('not found')] });
  }
}

function takeMail(request, response, sent, inbox, state) {
  const mail = parse(sent);
  const behaviour = behaviourFor(sent, recipient(mail), state);
  const { status, headers, body, delay = 60_000 } = behaviour;
  const errors = [fault('Stand-in: as told')];
  const refuse = (code) => reply(response, status ?? code, body ?? { errors }, headers);
  const accept = () => acceptMail(request, response, mail, inbox);
  switch (behaviour.mode) {
    case 'down':
      return refuse(503);
    case 'refuse':
      return refuse(403);
    case 'picky':
      return mail.content.length > 1 || mail.reply_to || mail.headers ? refuse(400) : accept();
    case 'hang-up':
      return request.socket.destroy();
    case 'silent':
      return undefined;
    case 'stall':
      inbox.push(accepted(mail, randomUUID()));
      return response.writeHead(202, { 'Content-Length': '100' }).write('{');
    case 'slow': {
      const timer = setTimeout(accept, delay);
      return response.on('close', () => clearTimeout(timer));
    }
    default:
      return accept();
  }
}

function acceptMail(request, response, mail, inbox) {
  if (!/^Bearer \S+$/.test(request.headers.authorization ?? ''))
    return reply(response, 401, { errors: [fault('authorization required')] });
  const { error } = mailSchema.safeParse(mail);
  if (error) {
    const errors = error.issues.map(({ path, message }) => fault(message, path.join('.')));
    return reply(response, 400, { errors });
  }
  const messageId = randomUUID();
  inbox.push(accepted(mail, messageId));
  return reply(response, 202, undefined, { 'X-Message-Id': messageId });
}

const recipient = (mail) => mail?.personalizations?.[0]?.to?.[0]?.email;

function behave(behaviour, state) {
  state.behaviours.set(behaviour.about ?? '', { ...behaviour });
}

/** `times` counts down. */
function behaviourFor(sent, to, state) {
  const behaviour = [...state.behaviours.values()]
    .toReversed()
    .find(({ about = '', only = to }) => sent.includes(about) && only === to);
  if (!behaviour) return { mode: 'ok' };
  if (behaviour.times === undefined) return behaviour;
  if (behaviour.times <= 0) return { mode: 'ok' };
  behaviour.times -= 1;
  return behaviour;
}

const accepted = (mail, messageId) => ({
  messageId,
  to: recipient(mail),
  from: mail.from,
  replyTo: mail.reply_to?.email,
  subject: mail.subject,
  text: mail.content[0].value,
  html: mail.content[1]?.value,
  headers: mail.headers ?? {},
  ...(mail.attachments && { attachments: mail.attachments }),
});

const party = z.strictObject({
  email: z.string().regex(/^[^\s@<>,;]+@[^\s@<>,;]+$/),
  name: z
    .string()
    .regex(/^[^;,\r\n]*$/)
    .optional(),
});

const part = (/** @type {string} */ type) =>
  z.strictObject({ type: z.literal(type), value: z.string().min(1) });

/** SendGrid keeps these headers to itself. */
const reserved =
  /^(x-sg-e?id|received|dkim-signature|content-(type|transfer-encoding)|to|from|subject|reply-to|b?cc)$/i;

const off = z.strictObject({ enable: z.literal(false) });

/**
 * Rules of the v3 schema (github.com/twilio/sendgrid-oai) that a mail of this site can break, and
 * our own: one recipient, and nobody is tracked.
 */
const mailSchema = z.strictObject({
  personalizations: z.tuple([z.strictObject({ to: z.tuple([party]) })]),
  from: party,
  reply_to: party.optional(),
  subject: z.string().regex(/^[^\r\n]+$/),
  content: z.tuple([part('text/plain')]).or(z.tuple([part('text/plain'), part('text/html')])),
  // Other headers are taken as they are, so each must be one line of ASCII.
  headers: z
    .record(
      z.string().refine((name) => !reserved.test(name)),
      z.string().regex(/^[\x20-\x7e]+$/),
    )
    .optional(),
  attachments: z.array(z.object({ content: z.base64() })).optional(),
  // The provider's defaults are on: a missing setting tracks the reader.
  tracking_settings: z.strictObject({
    click_tracking: off.extend({ enable_text: z.literal(false) }),
    open_tracking: off,
    subscription_tracking: off,
  }),
});

const fault = (message, field = null) => ({ message, field, help: null });

function clear(inbox, state) {
  inbox.length = 0;
  state.behaviours.clear();
  state.handed.length = 0;
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reply(response, status, body, headers = {}) {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body));
}

if (process.argv[1]?.endsWith('stand-in.mjs')) {
  startStandIn(Number(process.argv[2] ?? 4010)).then(({ url }) =>
    console.log(`The stand-in for SendGrid listens on ${url}`),
  );
}
