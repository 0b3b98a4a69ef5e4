import { languagesLine } from '@/lib/content/business';
import type { Business } from '@/lib/content/business-schema';
import { paths } from '@/lib/site';
import { ContactForm } from '../forms/contact-form';
import { Address } from '../ui/address';
import { Hours } from './hours';
import { Icon, type IconName } from '../ui/icon';
import { Link } from '../ui/link';
import { FirstAnswers } from '../services/first-answers';
import { currencies } from '@/lib/markets/markets';
import type { Service } from '@/lib/services/catalogue';
import { Clock } from './clock';
import styles from './contact-page.module.scss';

type ContactFacts = Pick<
  Business,
  'phone' | 'whatsapp' | 'email' | 'social' | 'languages' | 'samples'
>;

/** Contact: when and how to reach the practice, and the form. */
export function ContactPage({
  business,
  services,
}: {
  business: ContactFacts;
  services: readonly Service[];
}) {
  const { phone, whatsapp, email } = business;
  return (
    <>
      <section className={styles.reach} aria-labelledby="contact">
        <div className={styles.picture}>
          <Clock />
        </div>
        <div className={styles.copy}>
          <h1 id="contact">Contact Us</h1>
          <p className={`lead ${styles.lead}`}>
            Ask anything before you pay. Asking is free, and we tell you which reading fits your
            question.
          </p>
          <Hours />
          <ul className={styles.ways}>
            <Way icon="phone" label="Call" text={phone.display} href={`tel:${phone.dial}`} />
            <Way
              icon="chat"
              label="WhatsApp"
              text={phone.display}
              href={`https://wa.me/${whatsapp}`}
              newTab
            />
            <Way icon="mail" label="Email" text={email} href={`mailto:${email}`} />
          </ul>
          <Social social={business.social} />
        </div>
      </section>
      <section className="section" id="write" aria-labelledby="write-title">
        <div className={`wrap ${styles.write}`}>
          <div>
            <h2 id="write-title">Write to us</h2>
            <p>
              Say what you are deciding, and by when. If it is about a name, spell it as it stands
              on your papers.
            </p>
            <p className={styles.small}>
              We use your details only to reply to you. What you type stays in this browser until
              you send it. See the <Link href={paths.privacy}>Privacy Policy</Link>.
            </p>
            <FirstAnswers
              languages={languagesLine(business)}
              services={services}
              currencies={currencies}
            />
          </div>
          <ContactForm whatsapp={whatsapp} email={email} />
        </div>
      </section>
    </>
  );
}

type WayProps = { icon: IconName; label: string; text: string; href: string; newTab?: boolean };

const Way = ({ icon, label, text, href, newTab }: WayProps) => (
  <li>
    <Link href={href} newTab={newTab}>
      <Icon name={icon} />
      <span>{label}</span>
      <strong>
        <Address text={text} />
      </strong>
    </Link>
  </li>
);

function Social({ social }: { social: ContactFacts['social'] }) {
  const { facebook, instagram, youtube, twitter } = social;
  return (
    <ul className={styles.social} aria-label="Find us on">
      <li aria-hidden="true">Find us on</li>
      {[
        { label: 'Facebook', href: facebook },
        { label: 'Instagram', href: instagram },
        { label: 'YouTube', href: youtube },
        { label: 'Twitter', href: twitter },
      ].map(({ label, href }) => (
        <li key={label}>
          <Link href={href} newTab>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
