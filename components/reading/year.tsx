import { toolPath } from '@/lib/calculators/tool-path';
import { personalYear } from '@/lib/calculators/personal-year';
import type { Section } from '@/lib/content/sections';
import type { Year } from '@/lib/content/text-schemas';
import type { partsOfYear } from '@/lib/content/years';
import { universalYearOf } from '@/lib/numerology/year';
import { DateFields } from '../calculators/date-fields';
import { Button, Buttons, Link, Plate, WithDevanagari } from '../ui';
import { AuthorBox, Dateline } from './head';
import { type AuthorAndServices, Contents, NumberStrip, RelatedPages } from './navigation';
import text from './plain-text.module.scss';
import { Html, Prose } from './prose';
import { Sums } from './sums';
import { BirthdayTable, MonthTable, PersonalYearTable } from './year-tables';
import styles from './year.module.scss';

type YearArticleProps = Omit<Year, 'services'> &
  AuthorAndServices & { parts: ReturnType<typeof partsOfYear> };

export function YearArticle({ id: year, parts, ...props }: YearArticleProps) {
  const { title, lead, photo, published, updated, fitted, missed, sums, author } = props;
  const { intro, before, nine, after } = parts;
  return (
    <article>
      <header className={`wrap ${text.head}`}>
        <div>
          <h1>{title}</h1>
          <WithDevanagari as="p" className="lead" text={lead} />
          <Dateline published={published} updated={updated} />
        </div>
        <Plate
          kind="plate"
          id={universalYearOf(year).root}
          photo={photo}
          eager
          className="square"
        />
      </header>
      <div className={`wrap section split ${text.columns}`}>
        <Contents title="On this page" headings={[...before, ...nine, ...after]} />
        <div className={`flow ${text.text}`}>
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
          <Sums sums={sums} title="The sums on this page" />
          <AuthorBox author={author} />
          <Buttons className="no-print scripted">
            <Button look="line" data-print="">
              Print this page
            </Button>
          </Buttons>
        </div>
      </div>
      <RelatedPages services={props.services} />
      <NumberStrip />
    </article>
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
