import { paths } from '@/lib/site';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import styles from './help-cell.module.scss';

/** Fills what the cards leave of the last row, however many columns there are. */
export function HelpCell({ after, heading: Heading }: { after: number; heading: 'h2' | 'h3' }) {
  const fits = [2, 3, 4].map((columns) => styles[`of${columns}left${after % columns}`]);
  return (
    <li className={[styles.help, ...fits].join(' ')}>
      <div>
        <Heading>Not sure which one to choose?</Heading>
        <p>Tell us what you are deciding, and we will suggest the one service that fits best.</p>
      </div>
      <ButtonLink href={paths.contact}>
        Contact us
        <Icon name="arrow" />
      </ButtonLink>
    </li>
  );
}
