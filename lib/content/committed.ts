import 'server-only';
import { execFileSync } from 'node:child_process';
import { parse } from 'yaml';
import { z } from 'zod';
import { dayInIndia } from '../format';
import { currencies, markets, type PriceField } from '../markets/markets';
import { projectPath } from '../project-path';
import type { Prices } from './unusual';

/** A market may be younger than a commit. */
const prices = Object.fromEntries(
  currencies.map((currency) => [markets[currency].price, z.number().optional()]),
) as Record<PriceField, z.ZodOptional<z.ZodNumber>>;

const pricesSchema = z.array(z.looseObject({ id: z.number(), ...prices }));

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
