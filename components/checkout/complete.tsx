import { paths } from '@/lib/site';
import { Button } from '../ui/button';
import { Link } from '../ui/link';
import styles from './checkout.module.scss';
import { SendProgress } from './send-progress';
import type { Sending } from './sending';

/** The button that places the order, and what is said while it is on its way. */
export function Complete({ state }: { state: Sending }) {
  // Once it is placed it stays busy: the page is about to change, and a click must not order twice.
  const isBusy = state.step === 'sending' || state.step === 'placed';
  // Tries that the page makes by itself are told where their news stands.
  const isAwaited = state.step === 'sending' && (state.byHand || !state.last);
  return (
    <>
      <Button type="submit" className={styles.complete} aria-disabled={isBusy || undefined}>
        {isBusy ? 'Sending your order…' : 'Complete Order'}
      </Button>
      <SendProgress since={isAwaited ? state.since : undefined} />
      <p className={styles.fine}>
        Nothing is charged on this page. You must be 18 or older to order. All sales are final once
        paid, unless the reading is late or not as its page says: see the{' '}
        <Link href={paths.terms}>Terms and Conditions</Link>.
      </p>
    </>
  );
}
