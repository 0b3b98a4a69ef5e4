import type { ComponentProps } from 'react';
import { toolPath } from '@/lib/calculators/link';
import { inWords } from '@/lib/order/in-words';
import { paths } from '@/lib/site';
import { PageHead } from '../reading/page-head';
import { Link } from '../ui/link';
import { MoreLink } from '../ui/section-header';
import { BirthNumbers } from './birth-numbers';
import { ToolCards, type ToolCard } from './more-tools';
import styles from './tools-index.module.scss';

type ToolsIndexProps = ComponentProps<typeof BirthNumbers> & {
  first: ToolCard;
  tools: readonly ToolCard[];
};

/** All calculators: the first one is what most visitors come for, and answers here. */
export function ToolsIndex({ first, tools, ...numbers }: ToolsIndexProps) {
  return (
    <>
      <PageHead title="Free calculators" beside>
        {`${inWords(tools.length + 1)} free numerology calculators, each with its working. Nothing you type leaves your device.`}
      </PageHead>
      <div className={`wrap ${styles.hub}`}>
        <section className={styles.first} aria-labelledby="first">
          <div className={styles.words}>
            <h2 id="first">
              <Link href={toolPath(first.slug)}>{first.name}</Link>
            </h2>
            <p>{first.line}</p>
          </div>
          <div className={styles.answer}>
            <BirthNumbers {...numbers} />
          </div>
        </section>
        <ToolCards tools={tools} heading="h2" withNeeds />
        <section className={styles.note} aria-labelledby="note">
          <h2 id="note">Want to know what your number means?</h2>
          <p>
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
