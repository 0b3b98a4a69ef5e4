import { type ComponentProps, type ElementType, Fragment, type ReactNode } from 'react';
import { devanagari } from '@/lib/typed-words';
import { formatMonth } from '@/lib/time';
import { Link } from './button';

type WithDevanagariProps = Pick<ComponentProps<'a'>, 'className' | 'href' | 'aria-current'> & {
  text: string;
  as?: ElementType;
};

/** Announces Devanagari words as Hindi, as in Markdown texts. */
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

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type MonthProps = { date: string; className?: string };

export const Month = ({ date, className }: MonthProps) => (
  <p className={className}>
    <time dateTime={date}>{formatMonth(date)}</time>
  </p>
);

/** For text copied letter by letter. Breaks a long address only after '@' or a dot. */
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

export const ContactLinks = ({ phone, email }: ReachProps) => (
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
