import type { Row, Value } from './sqlite.mjs';

/** A database that runs one statement at a time, with arguments $1, $2 and so on. */
export type Engine = {
  /** @param isDurable what was written is on the disk before it resolves */
  all: (text: string, args: readonly Value[], isDurable: boolean) => Promise<Row[]>;
  close: () => Promise<void>;
};

/** A table by its name, where the statements of either database have it in their own way. */
export class Table {
  constructor(
    readonly name: string,
    /** Its columns and keys, as CREATE TABLE takes them. */
    readonly definition: string,
    readonly indexes: readonly { name: string; on: string }[] = [],
  ) {}

  /** Their names. */
  columns = () =>
    this.definition
      .split(',')
      .map((part) => part.trim().split(/\s+/))
      .filter(([, type = '']) => ['TEXT', 'INTEGER', 'BIGINT'].includes(type))
      .map(([name]) => name);
}

type SqlPart = Value | Table | Sql;

/** A statement or a part of one, with tables, values and parts in their places: sql`DELETE FROM ${hit} WHERE key = ${key}`. */
export const sql = (texts: TemplateStringsArray, ...parts: readonly SqlPart[]) =>
  new Sql(texts, parts);

export class Sql {
  constructor(
    private readonly texts: readonly string[],
    private readonly parts: readonly SqlPart[],
  ) {}

  /** Parts one after the other, with commas between. */
  static list = (parts: readonly Sql[]) => parts.reduce((before, part) => sql`${before}, ${part}`);

  /**
   * Its text with $1, $2 and so on for the values, which are put into `args`.
   * @param schema what stands before the name of a table: 'practice.'
   */
  write(args: Value[], schema: string): string {
    return this.texts.reduce((before, text, index) => {
      const part = this.parts[index - 1] ?? null;
      if (part instanceof Table) return `${before}${schema}${part.name}${text}`;
      const written = part instanceof Sql ? part.write(args, schema) : `$${args.push(part)}`;
      return `${before}${written}${text}`;
    });
  }

  /** The table that it is about. */
  get table(): string {
    const [first] = this.parts.filter((part) => part instanceof Table);
    return first?.name ?? this.parts.find((part) => part instanceof Sql)?.table ?? '';
  }
}
