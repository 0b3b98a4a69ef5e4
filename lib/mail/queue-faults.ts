import 'server-only';
import { existsSync } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { SettingFault } from '../settings/settings';
import { tryToWrite } from './whole-files';

/** What stands against keeping orders in this folder, which need not be there yet. */
export async function folderFault(folder: string): Promise<SettingFault | undefined> {
  try {
    await tryIt(folder);
    return undefined;
  } catch (error) {
    const code = codeOf(error) || 'no reason given';
    const [problem, fix] = folderFaults[code] ?? [
      `can't be written to (${code})`,
      'Look at the folder, or name another.',
    ];
    return { name: 'QUEUE_DIR', problem: `${problem}, so no order can be kept there`, fix };
  }
}

/** 'ENOENT', or nothing where it is no error of the system. */
export const codeOf = (error: unknown) =>
  typeof error === 'object' && error && 'code' in error ? String(error.code) : '';

/** Makes no folder: the one who looks may be another user than the one who needs it. */
async function tryIt(folder: string) {
  let there = folder;
  while (!existsSync(there)) there = dirname(there);
  if (!(await stat(there)).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
  if (there === folder) await tryToWrite(folder);
  else await access(there, constants.W_OK | constants.X_OK);
}

type Words = [problem: string, fix: string];

const permission: Words = [
  'is a folder that this process may not write to',
  'Give the folder to the user that the site runs as.',
];
const noRoom: Words = ['is on a disk that is full', 'Make room, or name a folder on another disk.'];

const folderFaults: Partial<Record<string, Words>> = {
  EACCES: permission,
  EPERM: permission,
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  ENOTDIR: ['is no folder', 'Take away the file of that name, or name a folder.'],
  EROFS: [
    'is on a disk that takes no changes',
    'Mount the disk so that it can be written to, or name another folder.',
  ],
};

export const redisAway: SettingFault = {
  name: 'REDIS_URL',
  problem: "names a Redis that can't be reached, so no order can be kept there",
  fix: 'Look whether it runs, and whether this machine may connect to it with that address and password.',
};

export const redisEvicts = (policy: string): SettingFault => ({
  name: 'REDIS_URL',
  problem: `names a Redis that throws entries away when it is full (its maxmemory-policy is ${policy}), so no order is kept there`,
  fix: 'Set its maxmemory-policy to noeviction (docs/instances.md).',
});
