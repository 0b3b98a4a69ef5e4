import { formatDate } from '@/lib/format';
import { paths } from '@/lib/site';
import { Link } from '../../ui/link';
import { Notice } from '../../ui/notice';
import { Contents } from '../contents';
import { Clause, type ClauseText } from './clause';
import styles from './legal.module.scss';

type LegalProps = {
  path: string;
  title: string;
  lead: string;
  /** '2026-11-21' */
  updated: string;
  /** Name, address and grievance officer at the foot of the page are not the owner's yet. */
  sample: boolean;
  clauses: readonly ClauseText[];
};

const pages = [
  { label: 'Terms and Conditions', href: paths.terms },
  { label: 'Privacy Policy', href: paths.privacy },
];

/** A legal text: its clauses in one lane, plain words in the next, the contents beside both. */
export function Legal({ path, title, lead, updated, sample, clauses }: LegalProps) {
  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <nav className={styles.switch} aria-label="Legal pages">
          {pages.map(({ label, href }) => (
            <Link key={href} href={href} aria-current={href === path ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        <h1>{title}</h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <p className={styles.changed}>
          Last changed on{' '}
          <time dateTime={updated} className="nowrap">
            {formatDate(new Date(updated))}
          </time>
          .
        </p>
        {sample && (
          <Notice kind="quiet">
            <p>
              The name, the address and the grievance officer at the foot of this page are still
              samples. Please do not pay for an order until the real ones are here.
            </p>
          </Notice>
        )}
      </div>
      <div className={`wrap ${styles.columns}`}>
        <Contents title="Contents" headings={clauses} />
        <div className={styles.clauses}>
          {clauses.map((clause) => (
            <Clause key={clause.id} {...clause} />
          ))}
        </div>
      </div>
    </>
  );
}
