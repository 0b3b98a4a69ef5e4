import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inFolder } from './in-folder';

/** How many mails notmuch finds in a mailbox, taking those of one Message-ID for one, and in how many threads. */
export const readMailbox = (raws: readonly string[]) =>
  inFolder(raws, (_files, folder) => {
    const config = join(folder, 'tmp', 'notmuch-config');
    writeFileSync(config, `[database]\npath=${folder}\n[user]\nname=Reader\n`);
    const notmuch = (...args: string[]) =>
      execFileSync('notmuch', args, {
        encoding: 'utf8',
        env: { ...process.env, NOTMUCH_CONFIG: config },
        stdio: ['ignore', 'pipe', 'ignore'],
        timeout: 60_000,
      });
    notmuch('new', '--no-hooks', '--quiet');
    return {
      mails: Number(notmuch('count', '*')),
      threads: Number(notmuch('count', '--output=threads', '*')),
    };
  });
