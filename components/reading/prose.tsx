import { Html } from './html';
import styles from './prose.module.scss';

type ProseProps = {
  html: string;
  /** The first letter of the first paragraph is set large. */
  dropCap?: boolean;
  /** Long texts are set a size larger. */
  large?: boolean;
};

/** A running text: paragraphs, headings, lists and links in one measure. */
export function Prose({ html, dropCap, large }: ProseProps) {
  const className = [styles.prose, dropCap && styles.dropCap, large && styles.large];
  return <Html html={html} className={className.filter(Boolean).join(' ')} />;
}
