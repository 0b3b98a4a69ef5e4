import type { ReactNode, ElementType } from 'react';
import type { ListPart } from '@/lib/content/sections';
import styles from './prose.module.scss';

type ProseProps = {
  html: string;
  dropCap?: boolean;
  large?: boolean;
};

export function Prose({ html, dropCap, large }: ProseProps) {
  const className = [styles.prose, dropCap && styles.dropCap, large && styles.large];
  return <Html html={html} className={className.filter(Boolean).join(' ')} />;
}

type PartProps = {
  id?: string;
  /** HTML; an opening has no title, and its place stays empty. */
  title?: string;
  sunk?: boolean;
  children: ReactNode;
};

export function TextSection({ id, title, sunk, children }: PartProps) {
  return (
    <section
      className={sunk ? 'section sunk' : `section ${styles.plain}`}
      aria-labelledby={title ? id : undefined}
    >
      <div className="wrap split third">
        {title && <Html as="h2" id={id} html={title} className="sticky" />}
        <div className={`flow ${styles.body}`}>{children}</div>
      </div>
    </section>
  );
}

export function Points({ points, inOrder }: { points: ListPart['items']; inOrder?: boolean }) {
  const List = inOrder ? 'ol' : 'ul';
  return (
    <List className={inOrder ? `lane ${styles.points} ${styles.lane}` : styles.points}>
      {points.map(({ title, html }) => (
        <li key={title + html} className={inOrder ? undefined : 'ruled'}>
          {title && <Html as="h3" html={title} />}
          <Html as="p" html={html} className="measure muted" />
        </li>
      ))}
    </List>
  );
}

type HtmlProps = { html: string; as?: ElementType; className?: string; id?: string };

/** Only for HTML from our own Markdown; never anything a visitor typed. */
export function Html({ html, as: Tag = 'div', ...rest }: HtmlProps) {
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
