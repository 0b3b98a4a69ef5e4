import 'server-only';
import { access, constants, stat } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { storeFault } from '../mail/queue';
import { env } from '../platform/env';
import { pathOf } from '../store/database';
import { store } from '../store/store';
import type { Row } from './row';

/** What stands against keeping orders in the store, as seen from this machine. */
export async function storeRows(): Promise<Row[]> {
  const { kind } = store();
  const fault = storeFault(
    kind === 'file'
      ? { kind, ...(await lookAtFile()), waiting: 0, broken: 0 }
      : await store().status(),
  );
  await store().close();
  if (!fault) return [];
  const { name: location, ...rest } = fault;
  return [{ weight: 'open', location, ...rest }];
}

/** Makes nothing: whoever looks may be another user than the one that the site runs as. */
async function lookAtFile() {
  const path = pathOf(env.DATABASE_URL);
  let there = path;
  while (!existsSync(there)) there = dirname(there);
  try {
    if (there !== path && !(await stat(there)).isDirectory())
      throw Object.assign(new Error('no folder'), { code: 'ENOTDIR' });
    await access(there, constants.W_OK);
    return { usable: true };
  } catch (fault) {
    return { usable: false, fault };
  }
}
