import { type ComponentProps, type ElementType, Fragment, type ReactNode } from 'react';
import { devanagari } from '@/lib/devanagari';
import { formatMonth } from '@/lib/time';
import { Link } from './button';

type WithDevanagariProps = Pick<ComponentProps<'a'>, 'className' | 'href' | 'aria-current'> & {
  text: string;
  as?: ElementType;
};

/** A text of the content whose Devanagari words are announced as Hindi, as Markdown texts have it. */
export function WithDevanagari({ text, as: Tag = Fragment, ...rest }: WithDevanagariProps) {
  const hindi = text.match(devanagari) ?? [];
  const pieces = text.split(devanagari).map((english, index) => (
    <Fragment key={index}>
      {english}
      {hindi[index] && <span lang="hi">{hindi[index]}</span>}
    </Fragment>
  ));
  return <Tag {...rest}>{pieces}</Tag>;
}

/** A term and what it is, as one group of a `dl`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type MonthProps = { date: string; sample?: boolean; className?: string };

/** The month over an article, and whether it is the owner's to confirm. */
export const Month = ({ date, sample, className }: MonthProps) => (
  <p className={className}>
    <time dateTime={date}>{formatMonth(date)}</time>
    {sample && ' (not confirmed)'}
  </p>
);

/**
 * What is copied by its letters: an e-mail, a UPI id, a code. Where a line is too short for an address, it ends after '@' or
 * a dot, and not within a word.
 */
export function Address({ text }: { text: string }) {
  const parts = text.includes('@') ? text.split(/(?<=[@.])/) : [text];
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

type ReachProps = { phone: { display: string; dial: string }; email: string };

/** The two ways to a person, in a sentence that begins with 'call'. */
export const Reach = ({ phone, email }: ReachProps) => (
  <>
    <Link href={`tel:${phone.dial}`} className="nowrap">
      {phone.display}
    </Link>{' '}
    or write to{' '}
    <Link href={`mailto:${email}`}>
      <Address text={email} />
    </Link>
  </>
);

/** Says beside a thing that nobody has confirmed it, to whoever sees it and to whoever hears it. */
export const SampleMark = ({ sample = false }: { sample?: boolean }) =>
  sample && <small className="sample">sample</small>;

type SampleNoteProps = {
  entries: readonly { sample?: boolean }[];
  /** As a person calls them: 'prices'. */
  what?: string;
};

/** Says where they stand that entries are samples; nothing once the owner has confirmed each of them. */
export function SampleNote({ entries, what = '' }: SampleNoteProps) {
  if (!entries.some(({ sample }) => sample)) return null;
  return (
    <p className="fine above-3">
      {`These ${what && `${what} `}are samples until the practitioner confirms them.`}
    </p>
  );
}
