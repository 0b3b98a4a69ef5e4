import { DIGIT_WIDTH, digitPath, inks, laneColours, pointAt } from '@/lib/art/drawing';
import type { Business } from '@/lib/content/business-schema';
import { currencies } from '@/lib/markets/markets';
import type { Service } from '@/lib/services/catalogue';
import { paths } from '@/lib/site';
import { ContactForm } from '../forms/contact-form';
import { socialLinks } from '../layout/footer';
import { Person, type PersonFacts } from '../practitioner/practitioner';
import { FirstAnswers } from '../services/first-answers';
import { Address, Lanes, Link, PageIcon } from '../ui';
import { ClockHands, Hours } from './hours';
import styles from './contact-page.module.scss';

type ContactFacts = Pick<Business, 'phone' | 'whatsapp' | 'email' | 'social' | 'upi'>;

type ContactPageProps = {
  business: ContactFacts;
  services: readonly Service[];
  person: PersonFacts;
};

export function ContactPage({ business, services, person }: ContactPageProps) {
  const { phone, whatsapp, email } = business;
  const ways = [
    { icon: 'phone', label: 'Call', text: phone.display, href: `tel:${phone.dial}` },
    { icon: 'chat', label: 'WhatsApp', text: phone.display, href: `https://wa.me/${whatsapp}` },
    { icon: 'mail', label: 'Email', text: email, href: `mailto:${email}` },
  ] as const;
  return (
    <>
      <section className={styles.reach} aria-labelledby="contact">
        <div className={styles.picture}>
          <Clock />
        </div>
        <div className={`shrink ${styles.copy}`}>
          <h1 id="contact">Contact Us</h1>
          <p className="lead above-4">
            Ask anything before you pay. Asking is free, and we tell you which reading fits your
            question.
          </p>
          <Hours />
          <ul className={styles.ways}>
            {ways.map(({ icon, label, text, href }) => (
              <li key={label}>
                <Link href={href} newTab={href.startsWith('https:')}>
                  <PageIcon name={icon} />
                  <span className="muted">{label}</span>
                  <strong className="display anywhere">
                    <Address text={text} />
                  </strong>
                </Link>
              </li>
            ))}
          </ul>
          <Social social={business.social} />
        </div>
      </section>
      <section className="section" id="write" aria-labelledby="write-title">
        <div className={`wrap split top ${styles.write}`}>
          <div>
            <h2 id="write-title">Write to us</h2>
            <p className="muted measure above-4">
              Say what you are deciding, and by when. If it is about a name, spell it as it stands
              on your papers.
            </p>
            <p className="muted fine measure above-4">
              We use your details only to reply to you. What you type stays in this browser until
              you send it. See the <Link href={paths.privacy}>Privacy Policy</Link>.
            </p>
            <div className="above-6">
              <Person {...person} />
            </div>
            <FirstAnswers business={business} services={services} currencies={currencies} />
          </div>
          <ContactForm whatsapp={whatsapp} email={email} />
        </div>
      </section>
    </>
  );
}

function Social({ social }: { social: ContactFacts['social'] }) {
  return (
    <ul className={`taps sun-line above-4 ${styles.social}`} aria-label="Find us on">
      <li aria-hidden="true" className="muted">
        Find us on
      </li>
      {socialLinks(social).map(({ label, href }) => (
        <li key={label}>
          <Link href={href} newTab>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const { ground, ink, pop, second } = inks[4];

const radius = 62;
const closed = `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}M${-radius} 0A${radius} ${radius} 0 0 1 0 ${-radius}`;
const open = `M0 ${radius}A${radius} ${radius} 0 0 1 ${-radius} 0`;

const marks = Array.from({ length: 12 }, (_, index) => index + 1).map((hour) => {
  const [x, y] = pointAt(84, hour * 30 - 90);
  return { hour, x, y, lit: hour >= 6 && hour <= 9 };
});

function Clock() {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <g transform="translate(100 100)" fill="none">
        <circle r={radius + 14} fill={second} />
        {[28, 20, 12, 4].map((width, index) => (
          <path key={width} d={closed} stroke={index % 2 ? second : ground} strokeWidth={width} />
        ))}
        <Lanes d={open} width={28} colours={laneColours(inks[4], 4)} />
        {marks.map(({ hour, x, y, lit }) => (
          <circle key={hour} cx={x} cy={y} r={lit ? 3.4 : 2.2} fill={lit ? ink : pop} />
        ))}
        <g transform="translate(0 33) scale(.13)">
          <Lanes d={digitPath(6)} width={DIGIT_WIDTH} colours={laneColours(inks[4], 3)} />
        </g>
        <g transform="translate(-33 0) scale(.13)">
          <Lanes d={digitPath(9)} width={DIGIT_WIDTH} colours={laneColours(inks[4], 3)} />
        </g>
        <ClockHands stroke={ink} />
        <circle r={4.5} fill={pop} />
      </g>
    </svg>
  );
}
