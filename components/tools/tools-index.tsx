import type { Reduction } from '@/lib/numerology/reduce';
import { paths, toolPath } from '@/lib/site';
import { inkClass } from '../reading/digit';
import { PageHead } from '../reading/page-head';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { MoreLink } from '../ui/section-header';
import { ToolCards, type ToolCard } from './more-tools';
import { DigitPath } from './result/digit-path';
import styles from './tools-index.module.scss';

type ToolsIndexProps = {
  first: ToolCard;
  /** The sum that is drawn beside the first calculator, and the same in words. */
  sum: Reduction;
  sumText: string;
  tools: readonly ToolCard[];
};

/** All calculators: the first one large, since it is what most visitors come for. */
export function ToolsIndex({ first, sum, sumText, tools }: ToolsIndexProps) {
  return (
    <>
      <PageHead title="Free calculators" beside>
        Seven free numerology calculators: mulank and bhagyank, name, Lo Shu, mobile, vehicle,
        compatibility and year. Each shows its working. Nothing you type leaves your device.
      </PageHead>
      <div className={`wrap ${styles.hub}`}>
        <section className={styles.first} aria-labelledby="first">
          <div className={styles.words}>
            <h2 id="first">{first.name}</h2>
            <p>{first.line}</p>
            <p className={styles.needs}>It needs: {first.needs}</p>
            <ButtonLink href={toolPath(first.slug)}>
              Find your two numbers
              <Icon name="arrow" />
            </ButtonLink>
          </div>
          <div className={`${styles.drawn} ${inkClass(sum.root)}`}>
            <p>{sumText}</p>
            <DigitPath sum={sum} />
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
