import type { ComponentProps } from 'react';
import type { OpenReading } from '@/lib/content/readings-schema';
import {
  accountRows,
  checkoutPath,
  serviceListPath,
  servicePath,
  takesUpi,
} from '@/lib/markets/currency';
import { markets, serviceWords } from '@/lib/markets/markets';
import { deliveredWhen, hasTerm, type Service } from '@/lib/services/catalogue';
import { paths } from '@/lib/site';
import { Person, type PersonFacts, Testimonials } from '../practitioner/practitioner';
import {
  type BankDetails,
  SampleBank,
  Fact,
  WayButton,
  Icon,
  Link,
  Price,
  WithDevanagari,
  Steps,
  Fold,
} from '../ui';
import { Arrival, Notes, Sheet } from './open-reading';
import styles from './service-detail.module.scss';

type ServiceDetailProps = ComponentProps<typeof BankDetails> & {
  service: Service;
  reading?: OpenReading;
  practice: string;
  quick?: Pick<Service, 'id' | 'title' | 'prices'>;
  instead?: readonly { question: string; title: string; href: string }[];
  steps: readonly { title: string; text: string }[];
  person: PersonFacts;
  testimonials?: ComponentProps<typeof Testimonials>['testimonials'];
};

export function ServiceDetail(props: ServiceDetailProps) {
  const { service, reading, currency, steps, person, testimonials = [] } = props;
  return (
    <div>
      <div className="wrap section-end">
        <Link href={serviceListPath(currency)} className="way-back">
          <Icon name="back" />
          {serviceWords[currency].back}
        </Link>
        <div className={styles.layout}>
          <div className={styles.first}>
            <WithDevanagari as="h1" className="title-1" text={service.title} />
            <WithDevanagari
              as="p"
              className={`lead above-2 ${styles.lead}`}
              text={service.subtitle}
            />
            <p className={`above-3 ${styles.price}`}>
              <Price amount={service.prices[currency]} currency={currency} />
              <Arrival {...service} />
            </p>
            <WayButton
              label="Book Your Appointment"
              href={checkoutPath(service.id, currency)}
              icon="arrow"
              className={`above-3 ${styles.book}`}
            />
          </div>
          {reading && <OpenSheet {...props} reading={reading} />}
          <div className={styles.words}>
            <Facts {...props} />
            <div className="above-5">
              <Person {...person} minutes={service.minutes} appointment={service.appointment} />
            </div>
            <Description service={service} />
            <Testimonials testimonials={testimonials} />
            {service.questions && (
              <section className="above-7 measure">
                <h2>Questions before you book</h2>
                {service.questions.map(({ question, answer }) => (
                  <Fold key={question} title={question}>
                    {answer.split('\n').map((paragraph) => (
                      <p key={paragraph}>{paragraph}</p>
                    ))}
                  </Fold>
                ))}
              </section>
            )}
            <section className="above-7">
              <h2>How to Proceed with Us?</h2>
              <Steps steps={steps} />
            </section>
            <section className="above-7">
              <h2>Bank details</h2>
              <Account {...props} />
              <WayButton
                label="Book Your Appointment"
                href={checkoutPath(service.id, currency)}
                className="above-5"
              />
              <p className="measure faint fine above-4">
                All sales are final, unless the fault is ours:{' '}
                <Link href={paths.terms}>Terms and Conditions</Link>. Guidance, not medical, legal
                or financial advice.
              </p>
            </section>
          </div>
        </div>
      </div>
    </div>
  );
}

/** On a phone its first lines, and all of it by the link below them or any mark on it. */
function OpenSheet({ service, reading, practice }: ComponentProps<typeof Sheet>) {
  return (
    <section className={styles.open} aria-labelledby="sheet">
      <h2 id="sheet" className={`label muted ${styles.caption}`}>
        This is what arrives. {reading.invented}
      </h2>
      <div className={styles.peek} id="whole">
        <Sheet reading={reading} practice={practice} service={service} />
      </div>
      <Link href="#whole" className={`no-print semi ${styles.more}`}>
        Open the whole sheet
        <Icon name="down" />
      </Link>
      <div className={`no-print above-5 ${styles.notes}`}>
        <Notes reading={reading} />
      </div>
    </section>
  );
}

/** Nothing to copy here: one pays after the order, with its ID. */
const Account = ({ bank, upi, currency, sample }: ComponentProps<typeof BankDetails>) => (
  <>
    {sample && <SampleBank />}
    <dl className={`above-4 ledger ${styles.facts}`}>
      {accountRows({ bank, upi }, currency).map(({ label, value, note }) => (
        <Fact key={label} label={label}>
          <strong className="anywhere">{value}</strong>
          {note && <span className="own-line muted fine">{note}</span>}
        </Fact>
      ))}
    </dl>
  </>
);

type BuyProps = Pick<ServiceDetailProps, 'service' | 'quick' | 'instead' | 'currency' | 'upi'>;

function Facts({ service, quick, instead = [], currency, upi }: BuyProps) {
  const { condition } = serviceWords[currency];
  return (
    <>
      <dl className={`ledger ${styles.facts}`}>
        <Fact label="You get">
          {whatComes[service.appointment ?? 'writing']}{' '}
          <Link href={paths.examples}>Example readings</Link>
        </Fact>
        <Fact label="When">{whenItComes(service)}</Fact>
        {hasTerm(service.duration) && quick && (
          <Fact label="In a hurry">
            {service.hurry ?? 'Sooner?'} <Link href={paths.contact}>Ask first</Link>, or book{' '}
            <Link href={servicePath(quick.id, currency)}>{quick.title}</Link>
            {', '}
            <Price amount={quick.prices[currency]} currency={currency} />.
          </Fact>
        )}
        <Fact label="Pay">
          {upi && takesUpi(currency)
            ? 'By bank transfer or UPI, after the order. '
            : 'By bank transfer, after the order. '}
          {condition && `${condition}. `}
          We add no fee or tax.
        </Fact>
      </dl>
      {instead.map(({ question, title, href }) => (
        <p key={href} className="muted rem above-3">
          {question} <Link href={href}>{title}</Link>
        </p>
      ))}
      {service.lists
        .filter((other) => other !== currency)
        .map((other) => (
          <p key={other} className="muted rem above-3">
            {`Paying from ${serviceWords[other].from}?`}{' '}
            <Link href={servicePath(service.id, other)}>
              {`See this service in ${markets[other].money}`}
            </Link>
          </p>
        ))}
    </>
  );
}

const whatComes = {
  writing: 'Your answer with every sum, by email.',
  phone: 'A call, and every sum in writing after it.',
  person: 'A sitting, and every sum in writing after it.',
  video: 'A meeting on screen, and every sum in writing after it.',
};

function whenItComes({ duration, appointment }: Service) {
  if (!hasTerm(duration)) return `Delivered ${deliveredWhen(duration)}.`;
  return appointment
    ? `Takes place ${deliveredWhen(duration)} from your payment and details.`
    : `Delivered by email ${deliveredWhen(duration)} from your payment and details.`;
}

const Description = ({ service: { description, send } }: Pick<BuyProps, 'service'>) => (
  <div className={`above-6 measure ${styles.prose}`}>
    {description.map((paragraph) => (
      <WithDevanagari key={paragraph} as="p" text={paragraph} />
    ))}
    {send.length > 0 && (
      <>
        <h2>What to send us</h2>
        <ul>
          {send.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </>
    )}
  </div>
);
