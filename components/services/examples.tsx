import { type OpenReading, type ReadingKind, readingKinds } from '@/lib/content/readings-schema';
import type { PageText } from '@/lib/content/text-schemas';
import { checkoutPath, formatPrice, home, servicePath } from '@/lib/markets/currency';
import { deliveredWhen, findService, mostDays, type Service } from '@/lib/services/catalogue';
import { PageHead } from '../reading/head';
import { Prose } from '../reading/prose';
import { Link, Plate, Price, WayButton } from '../ui';
import card from '../ui/card.module.scss';
import { Notes, Sheet } from './open-reading';
import styles from './examples.module.scss';

type ExamplesProps = Pick<PageText, 'title' | 'lead' | 'html'> & {
  readings: Readonly<Record<ReadingKind, OpenReading>>;
  services: readonly Service[];
  practice: string;
};

export function Examples({ title, lead, html, readings, services, practice }: ExamplesProps) {
  const examples = readingKinds.flatMap((kind) => {
    const service = findService(services, readings[kind].service);
    return service ? [{ kind, service, reading: readings[kind] }] : [];
  });
  return (
    <>
      <PageHead title={title} tight>
        {lead}
      </PageHead>
      <nav className="wrap no-print above-5" aria-label="Example readings">
        <ul className={`cells ${styles.doors}`}>
          {examples.map(({ kind, service }) => (
            <li key={kind} className={`${card.card} entry`}>
              <Plate kind="service" id={service.id} photo={service.photo} className="square" />
              <div>
                <Link href={`#${kind}`} className="semi">
                  {service.title}
                </Link>
                <p className="muted rem">{formatPrice(service.prices[home], home)}</p>
              </div>
            </li>
          ))}
        </ul>
      </nav>
      {examples.map((example) => (
        <Example key={example.kind} {...example} practice={practice} />
      ))}
      <div className="wrap section-end">
        <Prose html={html} />
      </div>
    </>
  );
}

type ExampleProps = {
  kind: ReadingKind;
  service: Service;
  reading: OpenReading;
  practice: string;
};

function Example({ kind, service, reading, practice }: ExampleProps) {
  const { id, title, prices, duration, appointment } = service;
  const price = formatPrice(prices[home], home);
  const days = mostDays(duration);
  return (
    <section className={styles.example} id={kind} aria-labelledby={`${kind}-title`}>
      <div className="wrap">
        <header className="no-print below-5">
          <p className="semi accent">{title}</p>
          <h2 id={`${kind}-title`} className="title-2">
            {appointment
              ? `This is what arrives for ${price}, by email, after a talk `
              : `This is what arrives for ${price}, by email, `}
            {days ? (
              <time data-days={days} className="nowrap">{`within ${days} days`}</time>
            ) : (
              deliveredWhen(duration)
            )}
          </h2>
          <p className="muted above-3">{reading.invented}</p>
        </header>
        <div className={styles.columns}>
          <Sheet kind={kind} reading={reading} practice={practice} service={service} />
          <div className={`no-print ${styles.side}`}>
            <h3>Five marks, five notes</h3>
            <Notes kind={kind} reading={reading} />
            <p className={`above-5 ${styles.price}`}>
              <Price amount={prices[home]} currency={home} />
              <span className="muted fine">Fees and taxes: we add none.</span>
            </p>
            <WayButton
              label={appointment ? `Book the call, ${price}` : `Order this reading, ${price}`}
              href={checkoutPath(id, home)}
              icon="arrow"
              className={`above-3 ${styles.order}`}
            />
            <Link href={servicePath(id, home)} className={`semi ${styles.about}`}>
              About this service
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
