import 'server-only';
import { Worker } from 'node:worker_threads';
import { projectPath } from '../project-path';
import type { Engine } from './sql';
import type { Row } from './sqlite.mjs';

type WorkerAnswer = { id: number; rows?: Row[]; error?: { message: string; code?: string } };

type PendingStatement = { resolve: (rows: Row[]) => void; reject: (error: Error) => void };

/** Time that the worker has to close the file when the process ends. */
const endMs = 2_000;

export async function openSqliteFile(path: string): Promise<Engine> {
  const isDone = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(
    /* turbopackIgnore: true */ projectPath('lib/store/sqlite-worker.mjs'),
    { workerData: { path, isDone } },
  );
  const waiting = new Map<number, PendingStatement>();
  let asked = 0;
  let hasEnded = false;
  const end = Object.assign(new Error('the thread of the database has ended'), { code: 'ENDED' });

  function settle(id: number, how: (one: PendingStatement) => void) {
    const one = waiting.get(id);
    waiting.delete(id);
    // The process may end while no statement is pending.
    if (waiting.size === 0) worker.unref();
    if (one) how(one);
  }

  const answered = (id: number) =>
    new Promise<Row[]>((resolve, reject) => {
      worker.ref();
      waiting.set(id, { resolve, reject });
    });

  function failAll(error: Error) {
    for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(error));
  }

  worker.on('message', ({ id, rows, error }: WorkerAnswer) =>
    settle(id, ({ resolve, reject }) =>
      error ? reject(Object.assign(new Error(error.message), error)) : resolve(rows ?? []),
    ),
  );
  worker.on('error', failAll);
  const ended = new Promise<void>((resolve) =>
    worker.on('exit', () => {
      hasEnded = true;
      failAll(end);
      process.off('exit', closeAtOnce);
      resolve();
    }),
  );

  function closeAtOnce() {
    worker.postMessage('close');
    Atomics.wait(isDone, 0, 0, endMs);
  }
  process.on('exit', closeAtOnce);

  await answered(asked++);
  return {
    async all(text, args, isDurable) {
      if (hasEnded) throw end;
      const id = asked++;
      const answer = answered(id);
      worker.postMessage({ id, text, args, isDurable });
      return answer;
    },
    close() {
      worker.ref();
      worker.postMessage('close');
      return ended;
    },
  };
}
