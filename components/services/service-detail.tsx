import { Fragment, type ComponentProps } from 'react';
import { checkoutPath, serviceListPath, servicePath, takesUpi } from '@/lib/markets/currency';
import { markets, serviceWords } from '@/lib/markets/markets';
import { workExample, type Example } from '@/lib/numerology/name';
import { deliveredWhen, hasTerm, type Service } from '@/lib/services/catalogue';
import { examplesPath, paths } from '@/lib/site';
import { Person, type PersonFacts, Testimonials } from '../practitioner/practitioner';
import { RelatedPages, type RelatedText } from '../reading/navigation';
import {
  BankDetails,
  Fact,
  WayButton,
  Icon,
  Link,
  Plate,
  Price,
  Rating,
  WithDevanagari,
  Steps,
  Fold,
} from '../ui';
import styles from './service-detail.module.scss';

type ServiceDetailProps = ComponentProps<typeof BankDetails> & {
  service: Service;
  quick?: Pick<Service, 'id' | 'title' | 'prices'>;
  instead?: readonly { question: string; title: string; href: string }[];
  steps: readonly { title: string; text: string }[];
  person: PersonFacts;
  testimonials?: ComponentProps<typeof Testimonials>['testimonials'];
  texts?: readonly RelatedText[];
};

export function ServiceDetail(props: ServiceDetailProps) {
  const { service, currency, steps, person, testimonials = [] } = props;
  return (
    <div>
      <div className="wrap section-end">
        <Link href={serviceListPath(currency)} className="way-back">
          <Icon name="back" />
          {serviceWords[currency].back}
        </Link>
        <div className={`split top above-2 ${styles.layout}`}>
          <Plate
            kind="service"
            id={service.id}
            photo={service.photo}
            eager
            className={styles.plate}
          />
          <div className={styles.words}>
            <WithDevanagari as="h1" className="title-1" text={service.title} />
            <WithDevanagari as="p" className="lead above-4" text={service.subtitle} />
            {service.rating !== undefined && (
              <div className="above-4">
                <Rating value={service.rating} />
              </div>
            )}
            <Buy {...props} />
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
              <BankDetails {...props} />
              <p className="measure faint fine above-4">
                All sales are final, unless the fault is ours: see the{' '}
                <Link href={paths.terms}>Terms and Conditions</Link>. A reading is guidance, not
                medical, legal or financial advice.
              </p>
            </section>
          </div>
        </div>
      </div>
      <RelatedPages texts={props.texts} />
      {/* Slid up by CSS once the main button (timeline --book) has scrolled away; otherwise always there. */}
      <aside className={`no-print ruled ${styles.bar}`} aria-label="Price and booking">
        <Price amount={service.prices[currency]} currency={currency} />
        <WayButton label="Book Your Appointment" href={checkoutPath(service.id, currency)} small />
      </aside>
    </div>
  );
}

type BuyProps = Pick<ServiceDetailProps, 'service' | 'quick' | 'instead' | 'currency' | 'upi'>;

function Buy({ service, quick, instead = [], currency, upi }: BuyProps) {
  const { condition } = serviceWords[currency];
  return (
    <>
      <div className={`above-4 ${styles.buy}`}>
        <Price amount={service.prices[currency]} currency={currency} />
        <WayButton
          label="Book Your Appointment"
          href={checkoutPath(service.id, currency)}
          icon="arrow"
          className={styles.book}
        />
      </div>
      <dl className={`above-5 ledger ${styles.facts}`}>
        <Fact label="You get">
          {whatComes[service.appointment ?? 'writing']}{' '}
          <Link href={examplesPath}>Example readings</Link>
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
            ? 'By bank transfer or UPI, after you have ordered. '
            : 'By bank transfer, after you have ordered. '}
          {condition && `${condition}. `}
          Fees and taxes: we add none.
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
  writing: 'Your answer with every sum, in writing by email.',
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

const Description = ({ service: { description, example, send } }: Pick<BuyProps, 'service'>) => (
  <div className={`above-6 measure ${styles.prose}`}>
    {description.map((paragraph, index) => (
      <Fragment key={paragraph}>
        <WithDevanagari as="p" text={paragraph} />
        {index === 0 && example && <WorkedExample example={example} />}
      </Fragment>
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

/** The figure scrolls by itself where a name is long. */
function WorkedExample({ example }: { example: Example & { caption: string } }) {
  const { rows, sum, path } = workExample(example);
  return (
    <figure className={`sunk rounded ${styles.example}`}>
      <div tabIndex={0} role="region" aria-label="Worked example">
        <table>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row" className="label muted">
                  {label}
                </th>
                {cells.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className={`above-2 ${styles.sum}`}>
          <span>{sum}</span>
          {path !== sum && <span className="accent">{path}</span>}
        </p>
      </div>
      <figcaption className="muted fine above-2">{example.caption}</figcaption>
    </figure>
  );
}
