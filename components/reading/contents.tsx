import type { Section } from '@/lib/content/sections';
import { Html } from './html';
import { Link } from '../ui/link';
import styles from './contents.module.scss';

/** The headings of a long text as links; where they have numbers, these stand before them. */
export function Contents({ title, headings }: { title: string; headings: readonly Section[] }) {
  if (headings.length < 2) return <div />;
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{title}</h2>
      <ol>
        {headings.map((heading) => (
          <li key={heading.id}>
            <Link href={`#${heading.id}`}>
              {heading.number !== undefined && (
                <span className={styles.number}>{heading.number}</span>
              )}
              <Html as="span" html={heading.title} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
