import 'server-only';
import { execFileSync } from 'node:child_process';
import { parse } from 'yaml';
import { z } from 'zod';
import { dayInIndia } from '../format';
import { projectPath } from '../project-path';
import type { Prices } from './unusual';

const pricesSchema = z.array(
  z.looseObject({ id: z.number(), rupees: z.number(), dollars: z.number() }),
);

/**
 * The prices as they were committed last and before that, newest first: of what is committed already, the one before is
 * what it is compared with. None where git or its history is not there.
 */
export const committedPrices = (): Prices[] =>
  git('log', '-n', '5', '--format=%H', '--', 'content/services.yaml')
    .split('\n')
    .flatMap((commit) => {
      const text = commit && git('show', `${commit}:./content/services.yaml`);
      return text ? [pricesSchema.safeParse(parse(text)).data ?? []] : [];
    });

/** The day in India, or that of the last commit where this machine's clock is behind it. */
export function today(): string {
  const committed = Date.parse(git('log', '-n', '1', '--format=%cI').trim());
  return dayInIndia(new Date(Math.max(Date.now(), committed || 0)));
}

function git(...words: string[]): string {
  try {
    return execFileSync('git', words, {
      cwd: projectPath(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}
