import { paying, type Bank, type Currency } from '@/lib/markets/markets';
import { paths } from '@/lib/site';
import { Link } from '../ui/link';
import { BankDetails } from './bank-details';
import styles from './paying-from-abroad.module.scss';
import { Steps } from './steps';

type PayingFromAbroadProps = {
  words: { title: string; lead: string };
  steps: readonly { title: string; text: string }[];
  currency: Currency;
  bank: Bank;
  sample: boolean;
};

/** What a transfer from abroad needs: who pays the banks on the way, the steps, and the account. */
export function PayingFromAbroad(props: PayingFromAbroadProps) {
  const { words, steps, currency, bank, sample } = props;
  return (
    <section className={styles.band} aria-labelledby="paying">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.aside}>
          <h2 id="paying">{words.title}</h2>
          <p className="lead">{words.lead}</p>
          {paying[currency].charges && (
            <div className={styles.charges}>
              <h3>Ask your bank for OUR charges</h3>
              <p>
                A transfer may pass through two or three banks, and each can keep a fee. With OUR
                you pay these fees and the whole amount arrives. With SHA or BEN less arrives, and
                we have to ask you for the difference.
              </p>
            </div>
          )}
        </div>
        <div>
          <Steps steps={steps} />
          <div className={styles.bank}>
            <BankDetails bank={bank} currency={currency} sample={sample} />
          </div>
          <p className={styles.terms}>
            All sales are final, unless a reading is late or not as its page says. Please read the{' '}
            <Link href={paths.terms}>Terms and Conditions</Link> before you pay.
          </p>
        </div>
      </div>
    </section>
  );
}
