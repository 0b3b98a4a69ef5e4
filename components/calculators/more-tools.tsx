import type { ToolText } from '@/lib/content/text-schemas';
import { toolPath } from '@/lib/calculators/link';
import { artPath } from '@/lib/site';
import card from '../ui/card.module.scss';
import { Link } from '../ui/link';
import styles from './more-tools.module.scss';

/** A calculator on a list; `brief` is what its example comes to. */
export type ToolCard = Pick<ToolText, 'id' | 'slug' | 'name' | 'line' | 'needs'> & {
  brief: string;
};

/** The other calculators, below one of them. */
export function MoreTools({ tools }: { tools: readonly ToolCard[] }) {
  return (
    <section className={styles.section} aria-labelledby="more-tools">
      <div className="wrap section">
        <h2 id="more-tools" className={styles.title}>
          More calculators
        </h2>
        <ToolCards tools={tools} heading="h3" />
      </div>
    </section>
  );
}

/** Calculators as cards, each with a picture, a line and an example that was worked out. */
export function ToolCards({
  tools,
  heading: Heading,
  withNeeds,
}: {
  tools: readonly ToolCard[];
  heading: 'h2' | 'h3';
  withNeeds?: boolean;
}) {
  return (
    <ul className={styles.cards}>
      {tools.map(({ id, slug, name, line, needs, brief }) => (
        <li key={slug} className={`${card.card} ${styles.card}`}>
          <ToolPlate id={id} />
          <div className={styles.words}>
            <Heading>
              <Link href={toolPath(slug)}>{name}</Link>
            </Heading>
            <p>{line}</p>
            {withNeeds && <p className={styles.needs}>It needs: {needs}</p>}
            <p className={styles.brief}>{brief}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Square beside the words on a phone, wide above them from a tablet on. */
function ToolPlate({ id }: { id: number }) {
  return (
    <picture className={styles.plate}>
      <source
        media="(min-width: 48rem)"
        srcSet={artPath('tool', id, 'wide')}
        width={640}
        height={400}
      />
      <img
        src={artPath('tool', id)}
        alt=""
        width={400}
        height={400}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
