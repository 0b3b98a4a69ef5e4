import { Fragment } from 'react';
import type { Business } from '@/lib/content/business-schema';
import { formatPrice, home, servicePath, takesUpi } from '@/lib/markets/currency';
import { serviceWords, type Currency } from '@/lib/markets/markets';
import { ifFaultIsOurs } from '@/lib/promises';
import { deliveredWhen, quickest, type Service } from '@/lib/services/catalogue';
import { paths } from '@/lib/site';
import { Fact, Fold, Link } from '../ui';
import styles from './first-answers.module.scss';

type FirstAnswersProps = {
  business: Pick<Business, 'upi'>;
  services: readonly Service[];
  currencies?: readonly [Currency, ...Currency[]];
  /** Folded on a phone, where the answers would be a screen of their own. */
  isFolded?: boolean;
};

export function FirstAnswers(props: FirstAnswersProps) {
  if (props.isFolded)
    return (
      <Fold title="Before you book: what arrives, payment, money back" className={styles.folded}>
        <Answers {...props} />
      </Fold>
    );
  return (
    <section aria-labelledby="first-answers" className={styles.answers}>
      <h2 id="first-answers" className="title-3">
        Before you book
      </h2>
      <Answers {...props} />
    </section>
  );
}

function Answers({ business, services, currencies = [home] }: FirstAnswersProps) {
  const quick = quickest(services);
  return (
    <dl className="above-3">
      <Fact label="What arrives">
        Your answer with every sum, in writing by email or after the call. See{' '}
        <Link href={paths.examples}>example readings</Link>.
      </Fact>
      {quick && (
        <Fact label="In a hurry?">
          <Link href={servicePath(quick.id, currencies[0])}>{quick.title}</Link>
          {`, ${deliveredWhen(quick.duration)}: `}
          {currencies.map((currency, index) => (
            <Fragment key={currency}>
              {index > 0 && ` (${serviceWords[currency].from}: `}
              {formatPrice(quick.prices[currency], currency)}
              {index > 0 && ')'}
            </Fragment>
          ))}
        </Fact>
      )}
      <Fact label="Payment">
        {`By bank transfer${business.upi && currencies.some(takesUpi) ? ' or UPI' : ''}, after you have ordered. We take no cards. The bill comes by email.`}
      </Fact>
      <Fact label="Money back">{ifFaultIsOurs}</Fact>
    </dl>
  );
}
