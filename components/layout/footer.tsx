import { legalLine, realFact, shownFact } from '@/lib/content/business';
import type { Business } from '@/lib/content/business-schema';
import { complaintTimes } from '@/lib/promises';
import { mulankPath, paths, type NavLink } from '@/lib/site';
import { Fold, Inks, Link } from '../ui';
import { Logo } from './header';
import styles from './footer.module.scss';

export type FooterFacts = Pick<
  Business,
  | 'name'
  | 'practitioner'
  | 'about'
  | 'phone'
  | 'email'
  | 'social'
  | 'apps'
  | 'legal'
  | 'samples'
  | 'site'
>;

export function Footer({ business }: { business: FooterFacts }) {
  const numerologist = realFact(business, 'practitioner');
  const { name, about, legal, phone, email } = business;
  return (
    <>
      <Inks />
      <footer className={`no-print ${styles.footer}`}>
        <div className={`wrap ${styles.inside}`}>
          <div>
            <div className="between">
              <Logo name={name} />
              <Themes />
            </div>
            <p className={`fine ${styles.about}`}>{about}</p>
            {numerologist && <p className="fine">Readings by {numerologist}.</p>}
          </div>
          <div className={styles.columns}>
            <nav className={styles.category} aria-labelledby="footer-category">
              <h2 id="footer-category" className="label">
                Category: Mulank
              </h2>
              <ul>
                {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => (
                  <li key={n}>
                    <Link href={mulankPath(n)} aria-label={`Mulank ${n}`}>
                      <span>{n}</span>
                      <i className={`ink${n}`} />
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            {columns(business).map(({ id, title, links, newTab }) => (
              <nav key={id} aria-labelledby={id}>
                <h2 id={id} className="label">
                  {title}
                </h2>
                <ul>
                  {links.map(({ label, href }) => (
                    <li key={label}>
                      <Link href={href} newTab={newTab}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
          <Fold
            className={`fine ${styles.legal}`}
            title={`© ${new Date().getFullYear()} ${name}. All rights reserved. Company and complaints`}
          >
            <p>{legalLine(business)}</p>
            <p>
              Grievance officer: {legal.complaints}, {legal.designation},{' '}
              <Link href={`tel:${phone.dial}`} className="nowrap">
                {phone.display}
              </Link>
              , <Link href={`mailto:${email}`}>{email}</Link>. {complaintTimes} National Consumer
              Helpline: <Link href="tel:1915">1915</Link>.
            </p>
          </Fold>
        </div>
      </footer>
    </>
  );
}

const Themes = () => (
  <div className={`scripted ${styles.theme}`} role="group" aria-label="Colour theme">
    {(['light', 'dark', 'auto'] as const).map((theme) => (
      <button
        key={theme}
        type="button"
        data-theme-set={theme}
        aria-pressed={theme === 'auto'}
        suppressHydrationWarning
      >
        {theme}
      </button>
    ))}
  </div>
);

type Column = { id: string; title: string; links: readonly NavLink[]; newTab?: boolean };

/** Here and not in lib/site.ts, whose lists every page's script carries. */
function columns(business: FooterFacts): Column[] {
  const social = shownFact(business, 'social');
  const apps = shownFact(business, 'apps');
  return [
    {
      id: 'footer-quick',
      title: 'Quick Links',
      links: [
        { label: 'Free calculators', href: paths.tools },
        { label: 'Predictions', href: paths.predictions },
        { label: 'Blogs', href: paths.blogs },
        { label: 'Videos', href: paths.videos },
        { label: 'Contact Us', href: paths.contact },
        { label: 'Your order', href: paths.orderReceived },
      ],
    },
    {
      id: 'footer-legal',
      title: 'Help & Legal',
      links: [
        { label: 'Terms and Conditions', href: paths.terms },
        { label: 'Privacy Policy', href: paths.privacy },
        { label: 'Products', href: paths.products },
      ],
    },
    ...(social
      ? [{ id: 'footer-follow', title: 'Follow Us', links: socialLinks(social), newTab: true }]
      : []),
    ...(apps ? [{ id: 'footer-apps', title: 'Our app', links: appLinks(apps), newTab: true }] : []),
  ];
}

const appLinks = ({ googlePlay, appStore }: FooterFacts['apps']) => [
  { label: 'Google Play', href: googlePlay },
  { label: 'App Store', href: appStore },
];

export const socialLinks = ({ facebook, instagram, youtube, twitter }: FooterFacts['social']) => [
  { label: 'Facebook', href: facebook },
  { label: 'Instagram', href: instagram },
  { label: 'YouTube', href: youtube },
  { label: 'Twitter', href: twitter },
];
