import type { ReactNode } from 'react';
import { AuthorBox } from '../reading/author-box';
import { Dateline } from '../reading/dateline';
import { NumberStrip } from '../reading/number-strip';
import { Prose } from '../reading/prose';
import { Related, type RelatedService } from '../reading/related';
import { Icon } from '../ui/icon';
import { WithDevanagari } from '../ui/with-devanagari';
import { MoreTools, type ToolCard } from './more-tools';
import styles from './tool-page.module.scss';

type ToolPageProps = {
  title: string;
  lead: string;
  school: { name: string; about: string };
  html: string;
  updated: string;
  /** Who wrote it, once the name is more than a sample. */
  author?: string;
  exampleText: string;
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
      {/* A result closes it: the visitor's own numbers stand above it then. */}
      <details className={styles.example} open data-until-result="">
        <summary className="wrap">
          <h2>A worked example</h2>
          <Icon name="down" />
        </summary>
        <p className={`wrap ${styles.exampleText}`}>{exampleText}</p>
        {example}
      </details>
      <div className={`wrap section ${styles.columns}`}>
        <div className={styles.text}>
          <Prose html={html} large />
          <Dateline updated={props.updated} />
          <AuthorBox author={props.author} />
        </div>
        <aside className={styles.aside} aria-label="Rule and table">
          <section className={styles.school} aria-labelledby="school">
            <h2 id="school">Whose rule this is: {school.name}</h2>
            <p>{school.about}</p>
          </section>
          {table}
          <p className={styles.limits}>
            Numerology is a tradition and not a science. Take the result as guidance.
          </p>
        </aside>
      </div>
      <MoreTools tools={props.others} />
      <div className={styles.related}>
        <Related services={props.services} />
      </div>
      <NumberStrip />
    </>
  );
}
