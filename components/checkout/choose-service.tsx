import { checkoutPath, home, othersThan, serviceListPath } from '@/lib/markets/currency';
import { markets } from '@/lib/markets/markets';
import { serviceList } from '@/lib/services/catalogue';
import { ButtonLink, Buttons, Link, Plate, Price } from '../ui';
import type { CheckoutService } from './choice';
import { RemovedNote, type Removal } from './summary';
import card from '../ui/card.module.scss';
import styles from './choose-service.module.scss';

type ChooseServiceProps = {
  services: readonly CheckoutService[];
  /** Ids of those that most people ask for. */
  asked: readonly number[];
  linkIsWrong: boolean;
  removal: Removal;
};

export function ChooseService({ services, asked, linkIsWrong, removal }: ChooseServiceProps) {
  const atHome = serviceList(services, home);
  const proposed = asked.flatMap((id) => atHome.find((service) => service.id === id) ?? []);
  return (
    <section aria-labelledby="choose-title">
      <RemovedNote removal={removal} />
      <div className={`flow start rounded sunk ${styles.empty}`}>
        <div>
          <h2 id="choose-title" className="title-3">
            Choose a service
          </h2>
          <p className="measure muted above-2">
            {linkIsWrong
              ? 'The link names a service that is not on this price list. This is what most people ask for.'
              : 'Your cart is empty, so there is nothing to order yet. This is what most people ask for.'}
          </p>
        </div>
        <Buttons>
          <ButtonLink href={serviceListPath(home)}>See all {atHome.length} services</ButtonLink>
          {othersThan(home).map((currency) => (
            <ButtonLink key={currency} href={serviceListPath(currency)} look="line">
              {`Prices in ${markets[currency].money}`}
            </ButtonLink>
          ))}
        </Buttons>
      </div>
      <ul className={`flow gap above-6 ${styles.cards}`}>
        {proposed.map(({ id, title, prices, duration }) => (
          <li key={id} className={`card ${card.card} ${styles.card}`}>
            <Plate kind="service" id={id} />
            <div>
              <h3>
                <Link href={checkoutPath(id, home)}>{title}</Link>
              </h3>
              <p className={`between above-3 ${styles.facts}`}>
                <Price amount={prices[home]} currency={home} />
                <span className="faint fine">{duration}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
