import type { OpenReading } from '@/lib/content/readings-schema';
import type { PageText } from '@/lib/content/text-schemas';
import { checkoutPath, formatPrice, home, servicePath } from '@/lib/markets/currency';
import type { Service } from '@/lib/services/catalogue';
import { PageHead } from '../reading/head';
import { Prose } from '../reading/prose';
import { Link, Plate, Price, WayButton } from '../ui';
import card from '../ui/card.module.scss';
import { Arrival, Notes, Sheet } from './open-reading';
import styles from './examples.module.scss';

type ExamplesProps = Pick<PageText, 'title' | 'lead' | 'html'> & {
  readings: readonly OpenReading[];
  services: readonly Service[];
  practice: string;
};

export function Examples({ title, lead, html, readings, services, practice }: ExamplesProps) {
  const examples = readings.flatMap((reading) => {
    const service = services.find((one) => one.reading === reading.sheet);
    return service ? [{ service, reading }] : [];
  });
  return (
    <>
      <PageHead title={title} tight>
        {lead}
      </PageHead>
      <nav className="wrap no-print above-5" aria-label="Example readings">
        <ul className={`cells ${styles.doors}`}>
          {examples.map(({ service, reading }) => (
            <li key={reading.sheet} className={`${card.card} entry`}>
              <Plate kind="service" id={service.id} photo={service.photo} className="square" />
              <div>
                <Link href={`#${reading.sheet}`} className="semi">
                  {service.title}
                </Link>
                <p className="muted rem">{formatPrice(service.prices[home], home)}</p>
              </div>
            </li>
          ))}
        </ul>
      </nav>
      {examples.map((example) => (
        <Example key={example.reading.sheet} {...example} practice={practice} />
      ))}
      <div className="wrap section-end">
        <Prose html={html} />
      </div>
    </>
  );
}

type ExampleProps = {
  service: Service;
  reading: OpenReading;
  practice: string;
};

function Example({ service, reading, practice }: ExampleProps) {
  const { sheet, invented } = reading;
  const { id, title, prices, appointment } = service;
  const price = formatPrice(prices[home], home);
  return (
    <section className={styles.example} id={sheet} aria-labelledby={`${sheet}-title`}>
      <div className="wrap">
        <header className="no-print below-5">
          <p id={`${sheet}-title`} className="semi accent">
            {title}
          </p>
          <h2 className="title-2">
            This is what arrives for {price}, <Arrival {...service} />
          </h2>
          <p className="muted above-3">{invented}</p>
        </header>
        <div className={styles.columns}>
          <Sheet reading={reading} practice={practice} service={service} />
          <div className={`no-print ${styles.side}`}>
            <h3>Five marks, five notes</h3>
            <Notes reading={reading} />
            <p className={`above-5 ${styles.price}`}>
              <Price amount={prices[home]} currency={home} />
              <span className="muted fine">We add no fee or tax.</span>
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
