/** An error's own words may hold addresses and passwords; the name of its class does not. */
export type ConnectionFault =
  'certificate' | 'encryption' | 'login' | 'connection refused' | 'no answer' | 'no such name';

/** Codes of OpenSSL, Node, nodemailer and Postgres; some errors of `pg` have words alone. */
const signs: readonly [ConnectionFault, RegExp][] = [
  [
    'certificate',
    /^[A-Z_]*CERT|^(UNABLE_TO_|CRL_|HOSTNAME_MISMATCH|INVALID_(CA|PURPOSE)|PATH_LENGTH|[A-Z]+_(KEY_TOO_SMALL|MD_TOO_WEAK))/,
  ],
  ['encryption', /^(ETLS|EPROTO)\b|^ERR_SSL_|does not support SSL|, no encryption$/],
  ['login', /^(EAUTH|ENOAUTH|28\w{3})\b|^ SASL:/],
  ['connection refused', /^ECONNREFUSED\b/],
  ['no answer', /^(ETIMEDOUT|ECONNABORTED|EHOSTUNREACH|ENETUNREACH)\b|^ .*\btimeout\b/],
  ['no such name', /^(ENOTFOUND|EAI_AGAIN|EDNS)\b/],
];

type NodeError = { code?: unknown; originalCode?: unknown; syscall?: unknown; message?: unknown };

/** Returns undefined for a failure that is not the connection's. */
export function connectionFault(error: unknown): ConnectionFault | undefined {
  const { code = '', originalCode, syscall, message = '' }: NodeError = Object(error);
  // Only certificates are read from a file that the address names.
  if (syscall === 'open') return 'certificate';
  // nodemailer puts a code of its own over that of the socket.
  const said = `${String(originalCode ?? code)} ${String(message)}`;
  return signs.find(([, sign]) => sign.test(said))?.[0];
}
