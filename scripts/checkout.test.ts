import { execFileSync } from 'node:child_process';
import { ownFolder } from '../lib/folder-test-kit';

const inFolder = ownFolder();

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' });

it('a clone has the bytes that were committed, on Windows too', () => {
  git('clone', '--quiet', '--config', 'core.autocrlf=true', '.', inFolder());
  const files = git('-C', inFolder(), 'ls-files', '--eol').trim().split('\n');
  expect(files.filter((file) => /^i\/lf +w\/(crlf|mixed)/.test(file))).toEqual([]);
  expect(git('-C', inFolder(), 'status', '--porcelain')).toBe('');
});
