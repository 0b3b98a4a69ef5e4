'use client';

import { useRef, useState, useEffect } from 'react';
import { flushSync, createPortal } from 'react-dom';
import { checkoutPath, formatPrice } from '@/lib/markets/currency';
import { type Currency, markets } from '@/lib/markets/markets';
import { addService, emptyCart, needsReplacing } from '@/lib/order/stored';
import { paths } from '@/lib/site';
import { island } from '../island/island';
import { storedCart, useStored } from '../stored';
import { Button, ButtonLink, Icon, Buttons } from '../ui';
import styles from './add-to-cart.module.scss';

type AddToCartProps = {
  id: number;
  title: string;
  currency: Currency;
  /** Prices in the other currencies in which it is sold. */
  twins?: Partial<Record<Currency, number>>;
};

const Island = island('cart/add-to-cart', AddToCart);
export { Island as AddToCart };

function AddToCart({ id, title, currency, twins = {} }: AddToCartProps) {
  const cart = useStored(storedCart, emptyCart);
  const [news, setNews] = useState(false);
  const [asking, setAsking] = useState(false);
  const wrapper = useRef<HTMLSpanElement>(null);
  const isIn = cart.services.includes(id) && (cart.currency === currency || cart.currency in twins);
  const isStored = storedCart.isKept();
  const checkout = isStored ? paths.checkout : checkoutPath(id, currency);

  const focus = () =>
    wrapper.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });

  function add(as: Currency) {
    flushSync(() => {
      setAsking(false);
      setNews(true);
      storedCart.change((current) => addService(current, id, as));
    });
    // Keeps keyboard users in place: the button has become a link.
    focus();
  }

  return (
    <span ref={wrapper}>
      {isIn ? (
        <ButtonLink href={checkout} small className={styles.added}>
          <Icon name="check" />
          In your cart <span className="visually-hidden">{title}, go to checkout</span>
        </ButtonLink>
      ) : (
        <Button
          look="line"
          small
          onClick={needsReplacing(cart, currency) ? () => setAsking(true) : () => add(currency)}
        >
          Add To Cart <span className="visually-hidden">{title}</span>
        </Button>
      )}
      {asking && (
        <OneCurrencyDialog
          count={cart.services.length}
          held={cart.currency}
          title={title}
          currency={currency}
          twin={twins[cart.currency]}
          onTwin={() => add(cart.currency)}
          onReplace={() => add(currency)}
          onLeave={() => setAsking(false)}
        />
      )}
      {news && isIn && (
        <AddedNews
          title={title}
          count={cart.services.length}
          isStored={isStored}
          checkout={checkout}
          onClose={(hadFocus) => {
            setNews(false);
            if (hadFocus) focus();
          }}
        />
      )}
    </span>
  );
}

/** Time to read it; focus or pointer inside keeps it open. */
const staysForMs = 8_000;

type AddedNewsProps = {
  title: string;
  count: number;
  /** False where storage is blocked: the checkout is then told one service, by its address. */
  isStored: boolean;
  checkout: string;
  /** `hadFocus`: the focus was inside and has to go somewhere. */
  onClose: (hadFocus: boolean) => void;
};

/** Outside of the card, which may clip or move. */
function AddedNews({ title, count, isStored, checkout, onClose }: AddedNewsProps) {
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);

  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const end = () => close.current(hasFocus());
    const hasFocus = () => box.current?.contains(document.activeElement) ?? false;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end();
    // The pressed button has left the page by now: that press is not one outside.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Node && target.isConnected && !box.current?.contains(target)) end();
    };
    const timer = setInterval(() => {
      if (!hasFocus() && !box.current?.matches(':hover')) end();
    }, staysForMs);
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, []);

  return createPortal(
    <div className={`ruled ${styles.news}`} ref={box} role="status">
      <div>
        <p className={`semi ${styles.got}`}>
          <Icon name="check" />
          Added to your cart
        </p>
        <p className={`semi above-2 ${styles.what}`}>{title}</p>
        <p className="muted">
          {isStored
            ? `${count === 1 ? '1 service' : `${count} services`} in all`
            : 'This browser keeps nothing from page to page, so please order one service at a time.'}
        </p>
      </div>
      <Buttons>
        <ButtonLink href={checkout} small>
          Go to checkout
        </ButtonLink>
        <Button look="line" small onClick={() => onClose(true)}>
          Keep looking
        </Button>
      </Buttons>
    </div>,
    document.body,
  );
}

type OneCurrencyDialogProps = {
  count: number;
  held: Currency;
  title: string;
  currency: Currency;
  /** Its price in the cart's currency, where it is sold in that. */
  twin: number | undefined;
  onTwin: () => void;
  onReplace: () => void;
  onLeave: () => void;
};

function OneCurrencyDialog(props: OneCurrencyDialogProps) {
  const { count, held, title, currency, twin, onTwin, onReplace, onLeave } = props;
  const holds = count === 1 ? '1 service' : `${count} services`;
  return (
    <dialog
      className={`rounded room ${styles.dialog}`}
      ref={open}
      onClose={onLeave}
      aria-labelledby="one-currency"
      aria-describedby="one-currency-text"
    >
      <h2 id="one-currency" className="title-3">
        One order, one currency
      </h2>
      <p id="one-currency-text" className="muted above-2">
        Your cart holds {holds} in {markets[held].money}. {title} is priced in{' '}
        {markets[currency].money} here. One order is paid in one transfer, so they can’t go
        together.
      </p>
      <Buttons className="above-4">
        <Button onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
          Leave it out
        </Button>
        {twin !== undefined && (
          <Button look="line" onClick={onTwin}>
            {`Add it in ${markets[held].money}, ${formatPrice(twin, held)}`}
          </Button>
        )}
        <Button look="line" onClick={onReplace}>
          Replace {holds}
        </Button>
      </Buttons>
    </dialog>
  );
}

function open(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.open) return;
  dialog.showModal();
  // A second press of Enter must not empty the cart.
  dialog.querySelector<HTMLElement>('button')?.focus();
}
