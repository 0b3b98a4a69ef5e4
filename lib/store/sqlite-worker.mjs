/** Waits for the disk and for other programs' locks, while the thread that serves goes on. */
import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { isLocked, openSqlite } from './sqlite.mjs';

/** @typedef {{ id: number, text: string, args: import('./sqlite.mjs').Value[], isDurable: boolean }} Question */

/** Time that a statement tries while another program is writing. */
const patienceMs = 5_000;
/** The words of a sent mail are in no file this long after it. */
const tidyMs = 10_000;

const { path, isDone } = workerData;
const files = [path, `${path}-wal`, `${path}-shm`];

makePrivate();
const database = await openSqlite(path);
makePrivate();
database.truncateLog();
const [opened, openedLog] = [identityOf(path), identityOf(`${path}-wal`)];
answer({ id: 0, rows: [] });

/** Writers take turns: one that meets a lock holds up those behind it, and no reader. */
let lastWrite = Promise.resolve();
/** @type {NodeJS.Timeout | undefined} */
let tidying;

parentPort.on('message', (/** @type {Question | 'close'} */ question) => {
  if (question === 'close') return close();
  if (question.text.startsWith('SELECT')) return void reply(question, performance.now());
  const end = performance.now() + patienceMs;
  lastWrite = lastWrite.then(() => reply(question, end));
});

async function reply({ id, text, args, isDurable }, end) {
  try {
    const rows = await untilUnlocked(() => database.all(text, args, isDurable), end);
    if (isDurable) tidySoon();
    answer({ id, rows });
  } catch (error) {
    answer({ id, error: { message: error.message, code: error.code } });
  }
}

/** Checks before and after a statement that the path still leads to our file. */
async function untilUnlocked(run, end) {
  for (;;) {
    refuseReplaced();
    try {
      const rows = run();
      refuseReplaced();
      return rows;
    } catch (error) {
      if (!isLocked(error) || performance.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 1 + Math.random() * 10));
  }
}

function refuseReplaced() {
  if (identityOf(path) !== opened)
    throw Object.assign(new Error('the file was removed or replaced'), { code: 'REPLACED' });
}

function identityOf(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}

function tidySoon() {
  tidying ??= setTimeout(() => {
    tidying = undefined;
    let isTidy = false;
    try {
      isTidy = database.truncateLog();
    } catch {}
    if (!isTidy) tidySoon();
  }, tidyMs);
}

/** Buyers' data: nobody else may read the file. A copy that was put back may stand open. */
function makePrivate() {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  for (const file of files) setMode(file, 0o600);
  // A folder that others use too is theirs to open.
  if (readdirSync(dirname(path)).every((name) => /\.db/.test(name))) setMode(dirname(path), 0o700);
}

function setMode(file, mode) {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found && found.uid === process.getuid?.() && (found.mode & 0o777) !== mode)
    chmodSync(file, mode);
}

/** A new file must not read our log as its own: https://www.sqlite.org/howtocorrupt.html, 1.4. */
function close() {
  clearTimeout(tidying);
  const isReplaced = identityOf(path) !== opened;
  if (!isReplaced) database.truncateLog();
  database.close();
  if (isReplaced && identityOf(`${path}-wal`) === openedLog)
    for (const file of files.slice(1)) rmSync(file, { force: true });
  // The other thread may stand still for this, because its process ends.
  Atomics.store(isDone, 0, 1);
  Atomics.notify(isDone, 0);
  parentPort.close();
}

function answer(message) {
  parentPort.postMessage(message);
}
