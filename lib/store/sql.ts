import type { Value } from './sqlite.mjs';

export class Table {
  constructor(
    readonly name: string,
    /** Columns and keys, as CREATE TABLE takes them. */
    readonly definition: string,
    readonly indexes: readonly { name: string; on: string }[] = [],
  ) {}

  columns = () =>
    this.definition
      .split(',')
      .map((part) => part.trim().split(/\s+/))
      .filter(([, type = '']) => ['TEXT', 'INTEGER', 'BIGINT'].includes(type))
      .map(([name]) => name);
}

type SqlPart = Value | Table | Sql;

/** A statement or a part of one: sql`DELETE FROM ${hit} WHERE key = ${key}`. */
export const sql = (texts: TemplateStringsArray, ...parts: readonly SqlPart[]) =>
  new Sql(texts, parts);

export class Sql {
  constructor(
    private readonly texts: readonly string[],
    private readonly parts: readonly SqlPart[],
  ) {}

  static list = (parts: readonly Sql[]) => parts.reduce((before, part) => sql`${before}, ${part}`);

  /** Puts the values into `args`. `schema` stands before each table's name: 'practice.' */
  write(args: Value[], schema: string): string {
    return this.texts.reduce((before, text, index) => {
      const part = this.parts[index - 1] ?? null;
      if (part instanceof Table) return `${before}${schema}${part.name}${text}`;
      const written = part instanceof Sql ? part.write(args, schema) : `$${args.push(part)}`;
      return `${before}${written}${text}`;
    });
  }

  get table(): string {
    const [first] = this.parts.filter((part) => part instanceof Table);
    return first?.name ?? this.parts.find((part) => part instanceof Sql)?.table ?? '';
  }
}

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
