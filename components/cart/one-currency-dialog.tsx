import { markets, type Currency } from '@/lib/markets/markets';
import { Button, Buttons } from '../ui/button';
import styles from './add-to-cart.module.scss';

type OneCurrencyDialogProps = {
  /** What the cart holds. */
  count: number;
  held: Currency;
  /** What would be added. */
  title: string;
  currency: Currency;
  onReplace: () => void;
  onLeave: () => void;
};

/** Asks before a service of another currency empties the cart. */
export function OneCurrencyDialog(props: OneCurrencyDialogProps) {
  const { count, held, title, currency, onReplace, onLeave } = props;
  const holds = count === 1 ? '1 service' : `${count} services`;
  return (
    <dialog
      className={styles.dialog}
      ref={open}
      onClose={onLeave}
      aria-labelledby="one-currency"
      aria-describedby="one-currency-text"
    >
      <h2 id="one-currency">One order, one currency</h2>
      <p id="one-currency-text">
        Your cart holds {holds} in {markets[held].money}. {title} is priced in{' '}
        {markets[currency].money} here. One order is paid in one transfer, so they can’t go
        together.
      </p>
      <Buttons className={styles.answers}>
        <Button onClick={onReplace}>Replace the cart</Button>
        {/* Closing it gives focus back to the button that was pressed. */}
        <Button
          look="line"
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
        >
          Leave it out
        </Button>
      </Buttons>
    </dialog>
  );
}

function open(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.open) return;
  dialog.showModal();
  // A second press of Enter must not empty the cart.
  dialog.querySelector<HTMLElement>('button:last-of-type')?.focus();
}
