import type { IntakePrefill } from '@/lib/calculators/definition';
import { dayMs, TIME_ZONE } from '@/lib/time';
import { ButtonLink, CopyButton, Link, Notice } from '../ui';
import type { CarriedNumbers } from './carry';

/** The service that goes on from a result, in words, so that no script brings the markets. */
export type AskFacts = {
  service: number;
  title: string;
  label: string;
  href: string;
  /** Says the day as `{day}` where the service takes a number of days. */
  when: string;
  days: number;
  abroad?: { label: string; href: string };
};

type AskProps = {
  ask: AskFacts;
  calculator: string;
  lines: readonly string[];
  prefill: IntakePrefill;
};

/** One button, which takes the numbers along by /carry.js; a link beside it leaves them out. */
export function Ask({ ask, calculator, lines, prefill }: AskProps) {
  const text = [`From the calculator "${calculator}":`, ...lines].join('\n');
  const carried: CarriedNumbers = { text, prefill: { ...prefill, service: ask.service } };
  const carry = JSON.stringify(carried);
  return (
    <div className="flow" data-ask="">
      <p>
        <ButtonLink href={ask.href} data-carry={carry}>
          {ask.label}
        </ButtonLink>
      </p>
      <div hidden data-refused="">
        <Notice kind="error">
          <p />
          <CopyButton value={text} what="your numbers" />
        </Notice>
      </div>
      <p className="muted fine">
        {ask.when.replace('{day}', dayAfter(ask.days))} Your numbers go along in the note of your
        order, where you can change them. <Link href={ask.href}>Leave them out</Link>
      </p>
      {ask.abroad && (
        <p className="faint fine">
          Living abroad?{' '}
          <Link href={ask.abroad.href} data-carry={carry}>
            {ask.abroad.label}
          </Link>
        </p>
      )}
    </div>
  );
}

/** '26 December', in India. */
const dayAfter = (days: number) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: TIME_ZONE,
  }).format(Date.now() + days * dayMs);
