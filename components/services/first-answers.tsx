import { Fragment } from 'react';
import { formatPrice, home, servicePath } from '@/lib/markets/currency';
import { serviceWords, type Currency } from '@/lib/markets/markets';
import { deliveredWhen, quickest, type Service } from '@/lib/services/catalogue';
import { examplesPath } from '@/lib/site';
import { Fact, Link } from '../ui';
import styles from './first-answers.module.scss';

type FirstAnswersProps = {
  /** 'Hindi, Marathi or English' */
  languages: string;
  services: readonly Service[];
  /** Whose prices are named; the first one's pages are linked. */
  currencies?: readonly [Currency, ...Currency[]];
  heading?: 'h2' | 'h3';
};

/** What a buyer asks before anything else: the language, the minutes, what arrives, the quicker way, the bill. */
export function FirstAnswers(props: FirstAnswersProps) {
  const { languages, services, currencies = [home], heading: Heading = 'h2' } = props;
  const minutes = services.flatMap((service) => service.minutes ?? []);
  const quick = quickest(services);
  return (
    <section aria-labelledby="first-answers" className={styles.answers}>
      <Heading id="first-answers" className="title-3">
        Before you book
      </Heading>
      <dl>
        <Fact label="Language">{languages}</Fact>
        {minutes.length > 0 && (
          <Fact label="Calls and meetings">
            {`About ${Math.min(...minutes)} to ${Math.max(...minutes)} minutes, as the service says`}
          </Fact>
        )}
        <Fact label="What arrives">
          Your answer with every sum, in writing or after the call. See{' '}
          <Link href={examplesPath}>example readings</Link>.
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
        <Fact label="Bill">By email, when your payment has arrived</Fact>
      </dl>
    </section>
  );
}
