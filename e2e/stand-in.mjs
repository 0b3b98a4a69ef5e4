/**
 * A stand-in for SendGrid: speaks POST /v3/mail/send as the provider documents it, keeps what it
 * accepted, and fails on demand. `node e2e/stand-in.mjs 4010`, or `await startStandIn()` in a test.
 * It is the video service too: GET /youtube/v3/search as the YouTube Data API documents it, page tokens and all.
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

/**
 * @typedef {{ mode: 'ok' | 'down' | 'slow' | 'refuse' | 'picky' | 'hang-up' | 'silent' | 'stall', about?: string,
 *   only?: string, times?: number, status?: number, headers?: Record<string, string>, body?: string,
 *   delay?: number }} Behaviour
 * @typedef {{ email: string, name?: string }} Party
 * @typedef {{ messageId: string, to: string, from: Party, replyTo?: string, subject: string,
 *   text: string, html: string, headers: Record<string, string>,
 *   attachments?: { filename: string, type: string, content: string }[] }} Accepted
 * @typedef {{ mode: 'ok' | 'down' | 'garbled', total: number, requests: number }} Channel
 */

/** Starts it on a port; without one, on any that is free. */
export async function startStandIn(port = 0) {
  /** @type {Accepted[]} */
  const inbox = [];
  const state = {
    behaviours: /** @type {Map<string, Behaviour>} */ (new Map()),
    /** Every mail that came, accepted or not, as it was sent. */
    handed: /** @type {string[]} */ ([]),
    channel: /** @type {Channel} */ ({ mode: 'ok', total: 60, requests: 0 }),
  };
  const server = createServer((request, response) => {
    answer(request, response, inbox, state).catch(() => response.destroy());
  });
  // An idle connection stays, or a test now and then would ask on one that is just being closed.
  server.keepAliveTimeout = 0;
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    inbox,
    /** How many mails it was handed, accepted or not: in all, or those that name somebody. */
    requests: (about = '') => state.handed.filter((mail) => mail.includes(about)).length,
    /** @param {Behaviour} behaviour */
    behave: (behaviour) => behave(behaviour, state),
    /** The video service's channel, to look at and to change. */
    channel: state.channel,
    clear: () => clear(inbox, state),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(request, response, inbox, state) {
  const body = await read(request);
  const { pathname, searchParams } = new URL(request.url, 'http://stand-in');
  if (pathname === '/youtube/v3/search') {
    const found = search(searchParams, state.channel);
    return reply(response, found.status, found.body);
  }
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
  const errors = mailFaults(mail);
  if (errors.length > 0) return reply(response, 400, { errors });
  const messageId = randomUUID();
  inbox.push(accepted(mail, messageId));
  return reply(response, 202, undefined, { 'X-Message-Id': messageId });
}

const recipient = (mail) => mail?.personalizations?.[0]?.to?.[0]?.email;

function behave(behaviour, state) {
  state.behaviours.set(behaviour.about ?? '', { ...behaviour });
}

/** What to do with this mail; `times` counts down. */
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

/** The rules of the v3 schema (github.com/twilio/sendgrid-oai) that a mail of this site can break, and our own: nobody is tracked. */
function mailFaults(mail) {
  if (typeof mail !== 'object' || mail === null) return [fault('Bad Request')];
  const content = Array.isArray(mail.content) ? mail.content : [];
  const people = mail.personalizations;
  const to = people?.[0]?.to;
  const rules = [
    [Array.isArray(people) && people.length === 1, 'personalizations', 'one is expected'],
    [
      Array.isArray(to) && to.length === 1 && isParty(to[0]),
      'personalizations.0.to',
      'one address',
    ],
    [!people?.[0]?.cc && !people?.[0]?.bcc, 'personalizations.0', 'no cc or bcc is expected'],
    [isParty(mail.from), 'from', 'a verified sender is required'],
    [mail.reply_to === undefined || isParty(mail.reply_to), 'reply_to', 'one address'],
    [typeof mail.subject === 'string' && /^[^\r\n]+$/.test(mail.subject), 'subject', 'one line'],
    [
      ['text/plain', 'text/plain,text/html'].includes(content.map(({ type }) => type).join()),
      'content',
      'text/plain comes first, and text/html may follow',
    ],
    [
      Object.entries(mail.headers ?? {}).every(isOwnHeader),
      'headers',
      'a reserved name, or a value',
    ],
    [content.every(({ value }) => typeof value === 'string' && value), 'content', 'no empty value'],
    // The provider's defaults are on: what is left out follows the reader.
    [
      ['click_tracking', 'open_tracking', 'subscription_tracking'].every(
        (name) => mail.tracking_settings?.[name]?.enable === false,
      ) && mail.tracking_settings.click_tracking.enable_text === false,
      'tracking_settings',
      'all of them are off',
    ],
  ];
  return rules.filter(([holds]) => !holds).map(([, field, message]) => fault(message, field));
}

const isParty = (party) =>
  /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(party?.email) && !/[;,\r\n]/.test(party?.name ?? '');

/** SendGrid keeps some headers to itself; the others are taken as they are, so each must be one line of ASCII. */
const isOwnHeader = ([name, value]) =>
  !reservedHeaders.includes(name.toLowerCase()) &&
  typeof value === 'string' &&
  /^[\x20-\x7e]+$/.test(value);

const reservedHeaders = [
  ...['x-sg-id', 'x-sg-eid', 'received', 'dkim-signature', 'content-type'],
  ...['content-transfer-encoding', 'to', 'from', 'subject', 'reply-to', 'cc', 'bcc'],
];

const fault = (message, field = null) => ({ message, field, help: null });

function clear(inbox, state) {
  inbox.length = 0;
  state.behaviours.clear();
  state.handed.length = 0;
}

function search(query, channel) {
  channel.requests += 1;
  if (channel.mode === 'down') return refused(403, 'quotaExceeded');
  if (channel.mode === 'garbled') return { status: 200, body: { items: 'none' } };
  if (!query.get('key')) return refused(403, 'forbidden');
  if (!query.get('channelId') || !query.get('part')?.includes('snippet'))
    return refused(400, 'badRequest');
  return { status: 200, body: results(query, channel) };
}

function results(query, { total }) {
  const size = Number(query.get('maxResults') ?? 5);
  const start = Number(/^at-(\d+)$/.exec(query.get('pageToken') ?? '')?.[1] ?? 0);
  const end = Math.min(start + size, total);
  const items = Array.from({ length: end - start }, (_, index) => video(start + index + 1));
  return {
    kind: 'youtube#searchListResponse',
    ...(end < total ? { nextPageToken: `at-${end}` } : {}),
    pageInfo: { totalResults: total, resultsPerPage: size },
    items,
  };
}

function video(number) {
  const id = `video${String(number).padStart(6, '0')}`;
  return {
    kind: 'youtube#searchResult',
    id: { kind: 'youtube#video', videoId: id },
    snippet: {
      publishedAt: '2026-11-14T12:30:00Z',
      title: `stand-in video ${number}: names &amp; numbers`,
      thumbnails: { high: { url: `https://i.ytimg.com/vi/${id}/hqdefault.jpg` } },
    },
  };
}

const refused = (status, reason) => ({
  status,
  body: { error: { code: status, message: 'Stand-in: as told', errors: [{ reason }] } },
});

async function read(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
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
