import type { Section } from '@/lib/content/sections';
import { digitsOf } from '@/lib/numerology/reduce';
import { paths } from '@/lib/site';
import { Link, Notice, Plate } from '../ui';
import { Day } from './head';
import { Html, Prose } from './prose';
import { Contents } from './navigation';
import styles from './legal.module.scss';

type LegalProps = {
  path: string;
  title: string;
  lead: string;
  updated: string;
  analyticsHost?: string;
  clauses: readonly ClauseText[];
};

export function Legal({ path, title, lead, updated, analyticsHost, clauses }: LegalProps) {
  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <nav className="switch no-print below-5" aria-label="Legal pages">
          {[
            { label: 'Terms and Conditions', href: paths.terms },
            { label: 'Privacy Policy', href: paths.privacy },
          ].map(({ label, href }) => (
            <Link key={href} href={href} aria-current={href === path ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        <h1>{title}</h1>
        <p className="lead above-4">{lead}</p>
        <p className="above-4 faint">
          Last changed on <Day date={updated} />.
        </p>
        {analyticsHost && (
          <Notice kind="quiet">
            <p>
              Visits are counted by a tool at <strong>{analyticsHost}</strong>. On each page for
              reading your browser fetches its script from there, and tells it which page you
              opened, which website’s link led you here, and what kind of browser and screen you
              have. It sees your IP address, as every server does. It is not on the checkout, on the
              pages of an order, or on any page that a link in an email opens.
            </p>
          </Notice>
        )}
      </div>
      <div className={`wrap section-end split ${styles.columns}`}>
        <Contents title="Contents" headings={clauses} />
        <div>
          {clauses.map((clause) => (
            <Clause key={clause.id} {...clause} />
          ))}
        </div>
      </div>
    </>
  );
}

type ClauseText = Section & { plain: string };

function Clause({ id, number, title, html, plain }: ClauseText) {
  return (
    <section className={styles.clause} aria-labelledby={id}>
      <div className={styles.number}>
        {digitsOf(String(number ?? '')).map((digit, index) => (
          <Plate key={index} kind="plate" id={digit} className={`bare ${styles.plate}`} />
        ))}
      </div>
      <h2 id={id} className="title-2">
        {number !== undefined && <span className="visually-hidden">{number}. </span>}
        <Html as="span" html={title} />
      </h2>
      <div className={`above-4 ${styles.text}`}>
        <Prose html={html} />
      </div>
      {plain && (
        <div className={`above-4 lane measure ${styles.plain}`}>
          <p className="faint label">In plain words</p>
          <Html as="div" html={plain} />
        </div>
      )}
    </section>
  );
}
