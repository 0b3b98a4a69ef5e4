import type { ReactNode, ComponentProps } from 'react';
import type { ToolText } from '@/lib/content/text-schemas';
import { numberToWords } from '@/lib/order/number-to-words';
import { artPath, paths, toolPath } from '@/lib/site';
import { AuthorBox, Dateline, PageHead } from '../reading/head';
import { ToolLinks } from '../reading/numerology';
import { Prose } from '../reading/prose';
import { RelatedPages, type AuthorAndServices } from '../reading/navigation';
import { Fold, WithDevanagari, Link, MoreLink, PageIcon, LazyPicture } from '../ui';
import card from '../ui/card.module.scss';
import { BirthNumbers } from './birth-numbers';
import styles from './tool-page.module.scss';

type ToolPageProps = Pick<ToolText, 'title' | 'lead' | 'school' | 'updated' | 'exampleText'> &
  AuthorAndServices & {
    html: string;
    calculator: ReactNode;
    /** Drawn while the site is built, so that it stands in the HTML. */
    example: ReactNode;
    table: ReactNode;
    others: ComponentProps<typeof ToolLinks>['tools'];
  };

export function ToolPage(props: ToolPageProps) {
  const { title, lead, school, html, exampleText, calculator, example, table } = props;
  return (
    <>
      <div className={styles.tool}>
        <header className={`shrink ${styles.head}`}>
          <h1>{title}</h1>
          <WithDevanagari as="p" className={`lead above-4 ${styles.lead}`} text={lead} />
        </header>
        {calculator}
      </div>
      <UntilResult title="A worked example" className={styles.example}>
        <p className="wrap muted">{exampleText}</p>
        {example}
      </UntilResult>
      <div className={`wrap section ${styles.columns}`}>
        <UntilResult title="How it works">
          <div className="flow">
            <Prose html={html} large />
            <Dateline updated={props.updated} />
            <AuthorBox author={props.author} />
          </div>
        </UntilResult>
        <aside className="shrink sticky" aria-label="Rule and table">
          <UntilResult title="The rule and its table">
            <section className={`rounded below-6 ${styles.school}`} aria-labelledby="school">
              <h3 id="school">Where this rule comes from: {school.name}</h3>
              <p className="muted rem above-2">{school.about}</p>
            </section>
            {table}
          </UntilResult>
        </aside>
      </div>
      <div className={styles.related}>
        <RelatedPages services={props.services} />
      </div>
      <section className="sunk" aria-labelledby="more-tools">
        <div className="wrap section flow">
          <h2 id="more-tools">More calculators</h2>
          <ToolLinks tools={props.others} />
        </div>
      </section>
    </>
  );
}

type UntilResultProps = { title: string; className?: string; children: ReactNode };

/** Stands open until there is a result: the visitor's own numbers are read first. */
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

type ToolCard = Pick<ToolText, 'id' | 'slug' | 'name' | 'line' | 'needs'> & { brief: string };

const ToolCards = ({ tools }: { tools: readonly ToolCard[] }) => (
  <ul className="cells">
    {tools.map(({ id, slug, name, line, needs, brief }) => (
      <li key={slug} className={`card ${card.card} ${styles.card}`}>
        <picture className={styles.plate}>
          <source
            media="(min-width: 48rem)"
            srcSet={artPath('tool', id, 'wide')}
            width={640}
            height={400}
          />
          <LazyPicture src={artPath('tool', id)} width={400} height={400} />
        </picture>
        <div className={styles.words}>
          <h2 className="title-4">
            <Link href={toolPath(slug)}>{name}</Link>
          </h2>
          <p className="muted">{line}</p>
          <p className="muted fine">It needs: {needs}</p>
          <p className={`accent ${styles.brief}`}>{brief}</p>
        </div>
      </li>
    ))}
  </ul>
);

/** Here and not beside the form, whose script need not bring it. */
export const PrivacyPromise = () => (
  <p className={`muted fine ${styles.private}`}>
    <PageIcon name="lock" />
    <span>
      Nothing leaves your device. The sum is done in this page.{' '}
      <Link href={paths.privacy}>Privacy Policy</Link>
    </span>
  </p>
);

export const NeedsScript = () => (
  <noscript>
    <p className="measure">
      This calculator needs JavaScript, which is switched off or did not load. Below stand the rule,
      the table and an example worked out step by step, so that you can do the sum by hand.
    </p>
  </noscript>
);

type ToolsIndexProps = ComponentProps<typeof BirthNumbers> & {
  first: ToolCard;
  tools: readonly ToolCard[];
};

export function ToolsIndex({ first, tools, ...numbers }: ToolsIndexProps) {
  return (
    <>
      <PageHead title="Free calculators" beside>
        {`${numberToWords(tools.length + 1)} free numerology calculators, each with its working. Nothing you type leaves your device.`}
      </PageHead>
      <div className="wrap section-end flow gap">
        <section className={`sun rounded ${styles.first}`} aria-labelledby="first">
          <div className={styles.about}>
            <h2 id="first" className="title-3">
              <Link href={toolPath(first.slug)}>{first.name}</Link>
            </h2>
            <p className="above-2">{first.line}</p>
          </div>
          <div className={`shrink ${styles.answer}`}>
            <BirthNumbers {...numbers} />
          </div>
        </section>
        <ToolCards tools={tools} />
        <section className="sunk rounded room flow" aria-labelledby="note">
          <h2 id="note" className="title-3">
            Want to know what your number means?
          </h2>
          <p className="muted measure">
            A calculator gives you the number. In a reading the practitioner looks at it together
            with your name, your dates and your question. Numerology is a tradition for reflection;
            it is not medical, legal or financial advice.
          </p>
          <MoreLink label="See the readings and their prices" href={paths.services} />
        </section>
      </div>
    </>
  );
}
