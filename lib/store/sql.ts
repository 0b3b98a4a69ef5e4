import type { Row, Value } from './sqlite.mjs';

/** Runs one statement at a time, with arguments $1, $2 and so on. */
export type Engine = {
  /** @param isDurable resolves once it is on the disk */
  all: (text: string, args: readonly Value[], isDurable: boolean) => Promise<Row[]>;
  close: () => Promise<void>;
};

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
