/** Plain JavaScript, since a worker thread loads this file as it lies here. */

/** @typedef {string | number | null} Value */
/** @typedef {Record<string, Value>} Row */

/** SQLite waits in place and blocks its thread: wait little, and try again by a timer. */
const waitInPlaceMs = 50;

/** @param {string} path */
export async function openSqlite(path) {
  const { DatabaseSync } = await sqliteModule();
  const connect = (/** @type {'FULL' | 'NORMAL'} */ synchronous) => {
    const database = new DatabaseSync(path);
    database.exec(
      `PRAGMA busy_timeout=5000; PRAGMA journal_mode=WAL; PRAGMA synchronous=${synchronous};
       PRAGMA secure_delete=ON; PRAGMA temp_store=MEMORY; PRAGMA busy_timeout=${waitInPlaceMs}`,
    );
    return withPrepared(database);
  };
  const durable = connect('FULL');
  const quick = path === ':memory:' ? durable : connect('NORMAL');
  return {
    /**
     * @param {string} text with arguments $1, $2 and so on
     * @param {readonly Value[]} args
     * @param {boolean} isDurable
     */
    all: (text, args, isDurable) => (isDurable ? durable : quick).all(text, args),
    /** Deleted words still stand in the log. Returns false while somebody reads there. */
    truncateLog: () => quick.all('PRAGMA wal_checkpoint(TRUNCATE)', [])[0]?.busy === 0,
    close() {
      if (quick !== durable) quick.close();
      durable.close();
    },
  };
}

/** @param {import('@photostructure/sqlite').DatabaseSyncInstance} database */
function withPrepared(database) {
  /** @type {Map<string, ReturnType<typeof database.prepare>>} */
  const prepared = new Map();
  return {
    /**
     * @param {string} text
     * @param {readonly Value[]} args
     * @returns {Row[]}
     */
    all(text, args) {
      const statement = prepared.get(text) ?? database.prepare(text);
      prepared.set(text, statement);
      const named = Object.fromEntries(args.map((value, index) => [`$${index + 1}`, value]));
      // SQLite's rows have no prototype.
      return statement.all(named).map((/** @type {Row} */ row) => ({ ...row }));
    },
    close: () => database.close(),
  };
}

/** The package's errors have no code for a lock. */
export const isLocked = (/** @type {unknown} */ error) => /database is locked/.test(String(error));

/** Node has it from 22.13 on; before that the same interface comes as a package. */
async function sqliteModule() {
  return process.getBuiltinModule?.('node:sqlite') ?? (await import('@photostructure/sqlite'));
}
