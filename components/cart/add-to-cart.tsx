'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { checkoutPath } from '@/lib/markets/currency';
import type { Currency } from '@/lib/markets/markets';
import { addService, needsReplacing } from '@/lib/order/cart';
import { paths } from '@/lib/site';
import { island } from '../island/island';
import { Button, ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import styles from './add-to-cart.module.scss';
import { AddedNews } from './added-news';
import { OneCurrencyDialog } from './one-currency-dialog';
import { changeCart, isCartStored, useCart } from './use-cart';

type AddToCartProps = { id: number; title: string; currency: Currency };

const Island = island('cart/add-to-cart', AddToCart);
export { Island as AddToCart };

/** Puts a service into the cart; once it is there, the way to the checkout. */
function AddToCart({ id, title, currency }: AddToCartProps) {
  const cart = useCart();
  const [news, setNews] = useState(false);
  const [asking, setAsking] = useState(false);
  const wrapper = useRef<HTMLSpanElement>(null);
  const isIn = cart.currency === currency && cart.services.includes(id);
  const isStored = isCartStored();
  const checkout = isStored ? paths.checkout : checkoutPath(id, currency);

  const focus = () =>
    wrapper.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });

  function add() {
    flushSync(() => {
      setAsking(false);
      setNews(true);
      changeCart((current) => addService(current, id, currency));
    });
    // The button has become a link: whoever uses the keyboard stays where they were.
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
          onClick={needsReplacing(cart, currency) ? () => setAsking(true) : add}
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
          onReplace={add}
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
