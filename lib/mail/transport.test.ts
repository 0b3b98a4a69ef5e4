import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { startMailServer } from '@/e2e/mail-server.mjs';
import { openStore } from '../store/store';
import { sendWithSendGrid, sendWithSmtp } from './providers';
import { storeFault } from './queue';
import { sampleMessage } from './test-kit';
import { connectionFault, mailNotSentProblem } from './transport';

const from = { email: 'bookings@example.com', name: 'Practice' };
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function mailServer(options: Parameters<typeof startMailServer>[1]) {
  const server = await startMailServer(0, options);
  stops.push(server.stop);
  return server;
}

/** Returns the port of a server that does this with each connection. */
async function serverThat(answers: (socket: Socket) => void): Promise<number> {
  const sockets: Socket[] = [];
  const server: Server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    answers(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

/** Reaches this machine, and is not among the addresses that count as it: providers.test.ts. */
const elsewhere = (url: string) => url.replace('//127.0.0.1', '//user:password@0.0.0.0');

const bySmtp = (url: string) => sendWithSmtp(sampleMessage, { url, from }, 'full');

describe('of a mail server it is said that', () => {
  it.each([
    ['its certificate is its own, after STARTTLS', { startTls: true }],
    ['its certificate is its own, with smtps://', { secure: true }],
  ])('%s', async (_, options) => {
    const { url } = await mailServer(options);
    expect(await bySmtp(elsewhere(url))).toMatchObject({ fault: 'certificate' });
  });

  it('it does not encrypt', async () => {
    const { url } = await mailServer({});
    expect(await bySmtp(elsewhere(url))).toMatchObject({ fault: 'encryption' });
    expect(await bySmtp(url.replace('smtp:', 'smtps:'))).toMatchObject({ fault: 'encryption' });
  });

  it('it refuses the connection', async () => {
    expect(await bySmtp('smtp://127.0.0.1:9')).toMatchObject({ fault: 'connection refused' });
  });

  it('there is no such name', async () => {
    expect(await bySmtp('smtp://no-such.invalid')).toMatchObject({ fault: 'no such name' });
  });

  it('it refuses name and password', async () => {
    const port = await serverThat((socket) => {
      socket.write('220 mail.example\r\n');
      socket.on('data', (line) =>
        socket.write(
          /^EHLO/.test(String(line)) ? '250-mail.example\r\n250 AUTH PLAIN\r\n' : '535 No\r\n',
        ),
      );
    });
    const attempt = await bySmtp(`smtp://user:password@127.0.0.1:${port}`);
    expect(attempt).toMatchObject({ reason: 'refused', fault: 'login' });
  });
});

it('a mail server on this machine is written to whatever its certificate says', async () => {
  for (const options of [{ startTls: true }, { secure: true }]) {
    const { url, inbox } = await mailServer(options);
    for (const host of ['127.0.0.1', 'localhost'])
      expect(await bySmtp(url.replace('127.0.0.1', host))).toMatchObject({ kind: 'sent' });
    expect(inbox).toMatchObject([{ encrypted: true }, { encrypted: true }]);
  }
});

it('of SendGrid it is said that a certificate in between is not its own', async () => {
  const { url } = await mailServer({ secure: true });
  const account = { apiKey: 'SG.test', baseUrl: url.replace('smtps:', 'https:'), from };
  const { signal } = new AbortController();
  expect(await sendWithSendGrid(sampleMessage, account, 'full', signal)).toMatchObject({
    reason: 'unreachable',
    fault: 'certificate',
  });
});

describe('of a Postgres it is said that', () => {
  async function problem(url: string) {
    const store = openStore(url);
    const status = await store.status();
    await store.close();
    return storeFault(status);
  }

  it('its certificate is its own, and what to add', async () => {
    const { url } = await mailServer({ secure: true });
    const port = await serverThat((socket) =>
      socket.once('data', () => {
        socket.write('S');
        const encrypted = connect(Number(new URL(url).port), '127.0.0.1');
        socket.pipe(encrypted.on('error', () => undefined)).pipe(socket);
      }),
    );
    const fault = await problem(`postgres://a:password@127.0.0.1:${port}/x?sslmode=verify-full`);
    expect(fault?.problem).toMatch(/certificate/);
    expect(fault?.fix).toMatch(/sslrootcert=.+ sslmode=no-verify/);
    expect(JSON.stringify(fault)).not.toContain('password');
  });

  it('it does not encrypt', async () => {
    const port = await serverThat((socket) => socket.once('data', () => socket.write('N')));
    const fault = await problem(`postgres://a:b@127.0.0.1:${port}/x?sslmode=verify-full`);
    expect(fault?.problem).toMatch(/encrypt/);
  });

  it('it refuses the connection', async () => {
    const fault = await problem('postgres://a:b@127.0.0.1:9/x');
    expect(fault?.problem).toMatch(/refuses the connection/);
    expect(fault?.fix).not.toMatch(/password/);
  });

  it('there is no such name', async () => {
    expect((await problem('postgres://a:b@no-such.invalid/x'))?.problem).toMatch(/no machine/);
  });
});

/** Codes of OpenSSL, Node, Postgres and nodemailer, as they come. */
it.each([
  [{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'certificate'],
  [{ code: 'SELF_SIGNED_CERT_IN_CHAIN' }, 'certificate'],
  [{ code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }, 'certificate'],
  [{ code: 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY' }, 'certificate'],
  [{ code: 'CERT_NOT_YET_VALID' }, 'certificate'],
  [{ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'certificate'],
  [{ code: 'HOSTNAME_MISMATCH' }, 'certificate'],
  [{ code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED' }, 'certificate'],
  [{ code: 'ENOENT', syscall: 'open', message: 'sslrootcert' }, 'certificate'],
  [{ code: 'ECONNREFUSED' }, 'connection refused'],
  [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'connection refused'],
  [{ code: 'ETIMEDOUT', message: 'Greeting never received' }, 'no answer'],
  [{ code: 'ESOCKET', originalCode: 'EHOSTUNREACH' }, 'no answer'],
  [{ code: 'ENETUNREACH' }, 'no answer'],
  [{ message: 'Connection terminated due to connection timeout' }, 'no answer'],
  [{ message: 'timeout exceeded when trying to connect' }, 'no answer'],
  [{ message: 'Query read timeout' }, 'no answer'],
  [{ code: 'EAUTH', responseCode: 535 }, 'login'],
  [{ code: '28P01', severity: 'FATAL' }, 'login'],
  [{ code: '28000', message: 'role "other" does not exist' }, 'login'],
  [{ message: 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string' }, 'login'],
  [{ code: '28000', message: 'no pg_hba.conf entry for …, no encryption' }, 'encryption'],
  [{ message: 'The server does not support SSL connections' }, 'encryption'],
  [{ code: 'ESOCKET', originalCode: 'ERR_SSL_WRONG_VERSION_NUMBER' }, 'encryption'],
  [{ code: 'ETLS' }, 'encryption'],
  [{ code: 'EDNS', originalCode: 'ENOTFOUND' }, 'no such name'],
  [{ code: 'EAI_AGAIN' }, 'no such name'],
  [{ code: 'EENVELOPE', responseCode: 550 }, undefined],
  [{ code: 'ECONNECTION', message: 'Connection closed unexpectedly' }, undefined],
  [{ code: '3D000', message: 'database "timeout" does not exist' }, undefined],
  [{ code: '42501', message: 'permission denied for CERT' }, undefined],
  [new Error(''), undefined],
  [undefined, undefined],
  [null, undefined],
])('%j is a matter of: %s', (error, fault) => {
  expect(connectionFault(error)).toBe(fault);
});

it.each([
  ['refused', 502, 'It failed.'],
  ['unreachable', 502, 'It failed.'],
  ['timed-out', 504, 'It took too long.'],
  ['not-configured', 503, 'It is off.'],
] as const)('says of a mail that is %s: %i %s', async (reason, status, detail) => {
  const texts = {
    failed: 'It failed.',
    timedOut: 'It took too long.',
    notConfigured: 'It is off.',
  };
  const response = mailNotSentProblem({ kind: 'not-sent', reason }, texts);
  expect(await response.json()).toMatchObject({ status, detail });
});
