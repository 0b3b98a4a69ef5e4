'use client';

import { useState } from 'react';
import { removeService } from '@/lib/order/cart';
import type { OrderAnswer } from '@/lib/order/order';
import { storedOrderKey } from '@/lib/order/stored-order';
import { home, serviceListPath, servicePath } from '@/lib/markets/currency';
import { paths } from '@/lib/site';
import { island } from '../island/island';
import { changeCart } from '../cart/use-cart';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { CheckoutForm } from './checkout-form';
import styles from './checkout.module.scss';
import { ChooseService } from './choose-service';
import type { CheckoutService, Choice, NoChoice } from './choice';
import { clearDraft } from './draft-store';
import { Ordered } from './ordered';
import { OtherOrder } from './other-order';
import type { PaymentFacts } from './payment';
import { Placed } from './placed';
import type { ContactFacts } from './unsent';
import { useChoice } from './use-choice';
import { useRemoval } from './use-removal';

export type CheckoutProps = {
  services: readonly CheckoutService[];
  business: PaymentFacts & ContactFacts;
  /** Where an accepted order leads; a test can't follow. */
  goTo?: (path: string) => void;
};

const Island = island('checkout/checkout', Checkout);
export { Island as Checkout };

/** The checkout: what was chosen, the form and the order, or the way to a choice. */
function Checkout({ services, business, goTo = followPath }: CheckoutProps) {
  const choice = useChoice(services);
  const removal = useRemoval();
  const [placed, setPlaced] = useState<{ answer: OrderAnswer; isKept: boolean }>();

  function onPlaced(answer: OrderAnswer, from: Choice['from']) {
    // The receipt first: other tabs look for it when the draft is gone.
    const isKept = keepForReceipt(answer);
    setPlaced({ answer, isKept });
    clearDraft();
    const ids = answer.order.lines.map(({ serviceId }) => serviceId);
    if (from === 'cart') changeCart((cart) => ids.reduce(removeService, cart));
    if (isKept) goTo(paths.orderReceived);
  }

  return (
    <>
      <header className={styles.head}>
        <BackLink choice={choice} />
        <h1>Checkout Form</h1>
      </header>
      {placed ? <Placed {...placed} /> : <OtherOrder choice={choice} services={services} />}
      {!placed && <Ordered choice={choice} />}
      {!placed && choice?.from === 'nothing' && (
        <ChooseService services={services} linkIsWrong={choice.linkIsWrong} removal={removal} />
      )}
      {!placed && choice?.from !== 'nothing' && (
        <CheckoutForm choice={choice} business={business} removal={removal} onPlaced={onPlaced} />
      )}
    </>
  );
}

const followPath = (path: string) => location.assign(path);

/** False in a browser that keeps nothing: the receipt would find nothing there. */
function keepForReceipt(answer: OrderAnswer) {
  const text = JSON.stringify(answer);
  try {
    localStorage.setItem(storedOrderKey, text);
    return localStorage.getItem(storedOrderKey) === text;
  } catch {
    return false;
  }
}

function BackLink({ choice }: { choice: Choice | NoChoice | undefined }) {
  const [first] = choice?.from === 'link' ? choice.services : [];
  const currency = choice && choice.from !== 'nothing' ? choice.currency : home;
  return (
    <Link
      className={styles.back}
      href={first ? servicePath(first.id, currency) : serviceListPath(currency)}
    >
      <Icon name="back" />
      {first ? 'Back to the service' : 'Back to services'}
    </Link>
  );
}
