import type { ReactNode } from 'react';
import type { ToolText } from '@/lib/content/text-schemas';
import { AuthorBox } from '../reading/author-box';
import { Dateline } from '../reading/dateline';
import { NumberStrip } from '../reading/number-strip';
import { Prose } from '../reading/prose';
import { Related, type RelatedService } from '../reading/related';
import { Fold } from '../ui/fold';
import { WithDevanagari } from '../ui/with-devanagari';
import { MoreTools, type ToolCard } from './more-tools';
import styles from './tool-page.module.scss';

type ToolPageProps = Pick<ToolText, 'title' | 'lead' | 'school' | 'updated' | 'exampleText'> & {
  html: string;
  /** Who wrote it, once the name is more than a sample. */
  author?: string;
  /** The form and, once it was used, the result. */
  calculator: ReactNode;
  /** A reading drawn while the site is built: it stands in the HTML. */
  example: ReactNode;
  table: ReactNode;
  services: readonly RelatedService[];
  others: readonly ToolCard[];
};

/** The page of one calculator: the form beside its title, an example, the rule, the table, and ways on. */
export function ToolPage(props: ToolPageProps) {
  const { title, lead, school, html, exampleText, calculator, example, table } = props;
  return (
    <>
      <div className={styles.tool}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p className={`lead ${styles.lead}`}>
            <WithDevanagari text={lead} />
          </p>
        </header>
        {calculator}
      </div>
      <UntilResult title="A worked example" className={styles.example}>
        <p className={`wrap ${styles.exampleText}`}>{exampleText}</p>
        {example}
      </UntilResult>
      <div className={`wrap section ${styles.columns}`}>
        <UntilResult title="How it works">
          <div className={styles.text}>
            <Prose html={html} large />
            <Dateline updated={props.updated} />
            <AuthorBox author={props.author} />
          </div>
        </UntilResult>
        <aside className={styles.aside} aria-label="Rule and table">
          <UntilResult title="The rule and its table">
            <section className={styles.school} aria-labelledby="school">
              <h3 id="school">Where this rule comes from: {school.name}</h3>
              <p>{school.about}</p>
            </section>
            {table}
          </UntilResult>
          <p className={styles.limits}>
            Take the result as guidance, and not as medical, legal or financial advice.
          </p>
        </aside>
      </div>
      <div className={styles.related}>
        <Related services={props.services} />
      </div>
      <MoreTools tools={props.others} />
      <NumberStrip />
    </>
  );
}

type UntilResultProps = { title: string; className?: string; children: ReactNode };

/** A part that stands open until there is a result, which closes it: the visitor's own numbers are read first. */
function UntilResult({ title, className = '', children }: UntilResultProps) {
  return (
    <Fold
      className={`${styles.part} ${className}`}
      title={<h2>{title}</h2>}
      open
      data-until-result=""
    >
      {children}
    </Fold>
  );
}
