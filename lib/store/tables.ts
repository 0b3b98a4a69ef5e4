import { Table } from './sql';

export const mail = new Table(
  'mail',
  `ord TEXT NOT NULL, name TEXT NOT NULL, place INTEGER NOT NULL, body TEXT NOT NULL, since BIGINT NOT NULL,
   due BIGINT NOT NULL, tries INTEGER NOT NULL DEFAULT 0, state TEXT NOT NULL DEFAULT 'waiting', ended BIGINT,
   PRIMARY KEY(ord, name)`,
  [{ name: 'mail_due', on: `(due) WHERE state = 'waiting'` }],
);

export const attempt = new Table(
  'attempt',
  'key TEXT PRIMARY KEY, print TEXT NOT NULL, holder TEXT NOT NULL, answer TEXT, until BIGINT NOT NULL',
);

export const orderId = new Table(
  'order_id',
  'invoice TEXT PRIMARY KEY, id TEXT NOT NULL, attempt TEXT NOT NULL, made BIGINT NOT NULL',
);

export const bill = new Table(
  'bill',
  'ord TEXT PRIMARY KEY, series TEXT NOT NULL, n INTEGER NOT NULL, made BIGINT NOT NULL, UNIQUE(series, n)',
);

export const step = new Table(
  'step',
  'ord TEXT NOT NULL, place INTEGER NOT NULL, body TEXT NOT NULL, until BIGINT NOT NULL, PRIMARY KEY(ord, place)',
);

export const linkEnd = new Table(
  'link_end',
  'ord TEXT PRIMARY KEY, at BIGINT NOT NULL, until BIGINT NOT NULL',
);

export const hit = new Table(
  'hit',
  'key TEXT PRIMARY KEY, n INTEGER NOT NULL, until BIGINT NOT NULL',
);

export const tables = [mail, attempt, orderId, bill, step, linkEnd, hit];
