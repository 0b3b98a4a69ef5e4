import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { SampleNote } from '../ui/sample-note';
import styles from './figures.module.scss';

type FiguresProps = {
  figures: readonly { value: string; label: string; sample?: boolean }[];
  followers: string;
  /** The figure of followers is not the owner's yet. */
  sample: boolean;
  social: { facebook: string; instagram: string; youtube: string; twitter: string };
};

/** The band of figures, and below it where to follow. */
export function Figures({ figures, followers, sample, social }: FiguresProps) {
  return (
    <section className={`section ${styles.band}`} aria-labelledby="figures">
      <div className="wrap">
        <h2 id="figures">{followers} people follow the readings across social media.</h2>
        <dl className={styles.figures}>
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <SampleNote entries={[...figures, { sample }]} what="figures" />
        <nav className={styles.social} aria-labelledby="find-us">
          <h3 id="find-us">Find us on</h3>
          {[
            { label: 'Facebook', href: social.facebook },
            { label: 'Instagram', href: social.instagram },
            { label: 'YouTube', href: social.youtube },
            { label: 'Twitter', href: social.twitter },
          ].map(({ label, href }) => (
            <Link key={label} href={href} newTab>
              {label}
              <Icon name="external" />
            </Link>
          ))}
        </nav>
      </div>
    </section>
  );
}
