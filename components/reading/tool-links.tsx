import type { ToolSlug } from '@/lib/calculators/calculators';
import { toolPath } from '@/lib/calculators/link';
import { Link } from '../ui/link';
import styles from './tool-links.module.scss';

type ToolLink = { slug: ToolSlug; name: string; line: string };

/** Every calculator by name, with what it works out where there is room. */
export function ToolLinks({ tools }: { tools: readonly ToolLink[] }) {
  return (
    <ul className={styles.links}>
      {tools.map(({ slug, name, line }) => (
        <li key={slug}>
          <Link href={toolPath(slug)}>{name}</Link>
          <p>{line}</p>
        </li>
      ))}
    </ul>
  );
}
