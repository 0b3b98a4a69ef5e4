/** What is possible and mostly a slip: a price far from the last one, a day to come. A line `confirmed` says it again. */
import 'server-only';
import { execFileSync } from 'node:child_process';
import { parse } from 'yaml';
import { z } from 'zod';
import { dayInIndia } from '../time';
import { currencies, markets } from '../markets/markets';
import { projectPath } from '../project-path';
import type { ListedService } from '../services/catalogue';
import type { ContentFile } from './compile';
import { type Faults, placeOf } from './faults';

const confirming = z.looseObject({ confirmed: z.array(z.unknown()) });
const isConfirmed = (entry: unknown, value: unknown) =>
  confirming.safeParse(entry).data?.confirmed.some((one) => String(one) === String(value)) ?? false;

export function checkPrices(services: readonly ListedService[], faults: Faults) {
  const versions = committedPrices();
  for (const [index, service] of services.entries())
    for (const currency of currencies) {
      const field = markets[currency].price;
      const now = service.prices[currency];
      const before = versions
        .map((version) => version.find(({ id }) => id === service.id)?.[field])
        .find((price) => typeof price === 'number' && price !== now);
      const isFar = typeof before === 'number' && (now < before / 5 || now > before * 5);
      faults.at(
        placeOf('services.yaml', services, [index, field]),
        isFar &&
          !isConfirmed(service, now) &&
          `is ${now} and was ${before}; correct it, or, if it is right, say it again in a line of this service: confirmed: [${now}]`,
      );
    }
}

export function checkDays({ file, value }: ContentFile, today: string, faults: Faults) {
  for (const { path, day } of dated(value))
    faults.at(
      placeOf(file, value, path),
      day > today.slice(0, day.length) &&
        `${day} is still to come; write the day on which it was written, or, if it is right, add a line beside it: confirmed: ['${day}']`,
    );
}

function dated(value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; day: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((entry, index) => dated(entry, [...path, index]));
  return Object.entries(value).flatMap(([field, part]: [string, unknown]) => {
    const at = [...path, field];
    if (typeof part !== 'string') return dated(part, at);
    const isDay = /^(updated|published|date)$/.test(field) && !isConfirmed(value, part);
    return isDay ? [{ path: at, day: part }] : [];
  });
}

/** A market may be younger than a commit. */
const pricesSchema = z.array(z.looseObject({ id: z.number() }));

/**
 * The prices as they were committed last and before that, newest first: of what is committed already, the one before is
 * what it is compared with. None where git or its history is not there.
 */
const committedPrices = () =>
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
