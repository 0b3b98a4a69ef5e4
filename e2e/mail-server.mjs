/**
 * A mail server for tests, which keeps its mails and refuses on demand. `node e2e/mail-server.mjs
 * 4025`, or `await startMailServer()` in a test.
 */
import { SMTPServer } from 'smtp-server';

/**
 * Port 0 is any free one. `startTls` offers encryption, `secure` begins with it, under a
 * certificate that nobody has signed.
 */
export async function startMailServer(port = 0, { startTls = false, secure = false } = {}) {
  /** @type {{ from: string, to: string[], raw: string, encrypted: boolean }[]} */
  const inbox = [];
  /** @type {string[]} what was given to log in with */
  const passwords = [];
  let refusal = { code: 0, command: 'DATA', taken: 0 };
  const refused = (/** @type {string} */ command) =>
    refusal.code && refusal.command === command && inbox.length >= refusal.taken
      ? Object.assign(new Error('As told'), { responseCode: refusal.code })
      : null;
  const server = new SMTPServer({
    secure,
    authOptional: true,
    allowInsecureAuth: true,
    logger: false, // which warns of its certificate
    disabledCommands: startTls ? [] : ['STARTTLS'],
    onAuth({ username, password }, _session, done) {
      passwords.push(password ?? '');
      done(null, { user: username });
    },
    onMailFrom: (_address, _session, done) => done(refused('MAIL FROM')),
    onRcptTo: (_address, _session, done) => done(refused('RCPT TO')),
    onData(stream, { envelope, secure }, done) {
      const chunks = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const refusal = refused('DATA');
        if (refusal) return done(refusal);
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        inbox.push({ from, to, raw: Buffer.concat(chunks).toString('utf8'), encrypted: secure });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const address = server.server.address();
  return {
    url: `${secure ? 'smtps' : 'smtp'}://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    inbox,
    passwords,
    /**
     * @param {number} code what every mail is refused with; 0 takes them again
     * @param {string} command after which it is refused
     * @param {number} taken how many mails are taken before
     */
    refuse(code, command = 'DATA', taken = 0) {
      refusal = { code, command, taken };
    },
    clear() {
      inbox.length = 0;
      passwords.length = 0;
      refusal.code = 0;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve(undefined))),
  };
}
