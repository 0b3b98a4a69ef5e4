import { toolPath } from '@/lib/calculators/tool-path';
import { personalYear } from '@/lib/calculators/personal-year';
import type { Section } from '@/lib/content/sections';
import type { Year } from '@/lib/content/text-schemas';
import type { partsOfYear } from '@/lib/content/years';
import { universalYearOf } from '@/lib/numerology/birth';
import { DateFields } from '../calculators/date-fields';
import { Button, Link } from '../ui';
import { type AuthorAndServices, NumberStrip } from './navigation';
import { TextFrame } from './plain-text';
import { Html, Prose } from './prose';
import { BirthdayTable, MonthTable, PersonalYearTable } from './year-tables';
import styles from './year.module.scss';

type YearArticleProps = Omit<Year, 'services'> &
  AuthorAndServices & { parts: ReturnType<typeof partsOfYear> };

export function YearArticle({ id: year, parts, fitted, missed, ...frame }: YearArticleProps) {
  const { intro, before, nine, after } = parts;
  return (
    <TextFrame
      {...frame}
      plate={universalYearOf(year).root}
      headings={[...before, ...nine, ...after]}
      sumsTitle="The sums on this page"
      end={<NumberStrip />}
    >
      <Prose html={intro} large />
      <OwnYear year={year} />
      <Happened title={`What fitted in ${year}`} lines={fitted} />
      <Happened title={`What ${year} did not bring`} lines={missed} />
      {before.map((part) => (
        <Part key={part.id} {...part} />
      ))}
      <PersonalYearTable year={year} />
      {nine.map((part) => (
        <Part key={part.id} {...part} label={`Personal year ${part.number}`}>
          <MonthTable root={part.number} year={year} />
        </Part>
      ))}
      <BirthdayTable year={year} />
      {after.map((part) => (
        <Part key={part.id} {...part} />
      ))}
    </TextFrame>
  );
}

type PartProps = Section & { label?: string; children?: React.ReactNode };

const Part = ({ id, title, html, label, children }: PartProps) => (
  <section className="flow" aria-labelledby={id}>
    {label && <p className={`label accent ${styles.label}`}>{label}</p>}
    <Html as="h2" id={id} html={title} />
    <Prose html={html} large />
    {children}
  </section>
);

/** public/site.js takes the birthday to the calculator after '#', so it is never sent. */
const OwnYear = ({ year }: { year: number }) => {
  const [birthday] = personalYear.fields;
  return (
    <div className="panel room flow">
      <form className="scripted flow start" method="dialog" data-open={toolPath(personalYear.slug)}>
        <DateFields
          legend={`Your ${year}: day and month of birth`}
          names={birthday.names}
          faults={{}}
        />
        <input type="hidden" name="forYear" value={year} />
        <Button type="submit">Work out my {year}</Button>
        <p className="fine">Nothing leaves your device.</p>
      </form>
      <p className="muted fine">
        Any other year: the <Link href={toolPath(personalYear.slug)}>personal year calculator</Link>
        . By hand: the table below.
      </p>
    </div>
  );
};

function Happened({ title, lines = [] }: { title: string; lines?: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="flow">
      <h2>{title}</h2>
      <ul className={styles.happened}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
