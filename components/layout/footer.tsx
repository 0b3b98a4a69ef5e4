import { legalLine, realFact } from '@/lib/content/business';
import type { Business } from '@/lib/content/business-schema';
import { complaintTimes } from '@/lib/promises';
import { mulankPath, paths, type NavLink } from '@/lib/site';
import { Inks, Link } from '../ui';
import { Logo } from './header';
import styles from './footer.module.scss';

export type FooterFacts = Pick<
  Business,
  'name' | 'practitioner' | 'about' | 'phone' | 'email' | 'social' | 'apps' | 'legal' | 'samples'
>;

export function Footer({ business }: { business: FooterFacts }) {
  const reader = realFact(business, 'practitioner');
  return (
    <>
      <Inks />
      <footer className={`no-print ${styles.footer}`}>
        <div className={`wrap ${styles.inside}`}>
          <div className={styles.top}>
            <div className={styles.about}>
              <Logo name={business.name} />
              <p>{business.about}</p>
              {reader && <p>Readings by {reader}.</p>}
              <div className={styles.badges}>
                {[
                  { where: 'Get it on', shop: 'Google Play', href: business.apps.googlePlay },
                  { where: 'Download on the', shop: 'App Store', href: business.apps.appStore },
                ].map(({ where, shop, href }) => (
                  <Link key={shop} href={href} className={`semi ${styles.badge}`} newTab>
                    <small>{where}</small>
                    <span>{shop}</span>
                  </Link>
                ))}
              </div>
            </div>
            <div className={styles.columns}>
              <nav className={styles.category} aria-labelledby="footer-category">
                <h2 id="footer-category" className="label">
                  Category<span className={styles.digitsOf}>: Mulank</span>
                </h2>
                <ul>
                  {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => (
                    <li key={n}>
                      <Link href={mulankPath(n)}>
                        <i className={`ink${n} round ${styles.swatch}`} />
                        <span>
                          <span className={styles.word}>Mulank </span>
                          {n}
                        </span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
              {columns(business.social).map(({ id, title, links, newTab }) => (
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
          </div>
          <div className={`fine ${styles.end}`}>
            <div className={styles.legal}>
              <p>
                © {new Date().getFullYear()} {business.name}. All rights reserved.
              </p>
              <p>{legalLine(business)}</p>
              <p>
                Grievance officer: {business.legal.complaints}, {business.legal.designation},{' '}
                <Link href={`tel:${business.phone.dial}`} className="nowrap">
                  {business.phone.display}
                </Link>
                , <Link href={`mailto:${business.email}`}>{business.email}</Link>. Every complaint
                is {complaintTimes}. National Consumer Helpline: <Link href="tel:1915">1915</Link>.
              </p>
            </div>
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
          </div>
        </div>
      </footer>
    </>
  );
}

type Column = { id: string; title: string; links: readonly NavLink[]; newTab?: boolean };

/** Here and not in lib/site.ts, whose lists every page's script carries. */
const columns = (social: FooterFacts['social']): Column[] => [
  {
    id: 'footer-quick',
    title: 'Quick Links',
    links: [
      { label: 'Free calculators', href: paths.tools },
      { label: 'Predictions', href: paths.predictions },
      { label: 'Blogs', href: paths.blogs },
      { label: 'Videos', href: paths.videos },
      { label: 'Contact Us', href: paths.contact },
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
  { id: 'footer-follow', title: 'Follow Us', links: socialLinks(social), newTab: true },
];

export const socialLinks = ({ facebook, instagram, youtube, twitter }: FooterFacts['social']) => [
  { label: 'Facebook', href: facebook },
  { label: 'Instagram', href: instagram },
  { label: 'YouTube', href: youtube },
  { label: 'Twitter', href: twitter },
];
