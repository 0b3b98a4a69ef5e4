'use client';

import { useState, useMemo, useSyncExternalStore } from 'react';
import {
  home,
  serviceListPath,
  servicePath,
  formatAmount,
  checkoutPath,
} from '@/lib/markets/currency';
import { removeService } from '@/lib/order/cart';
import { orderedAs, isFresh, parseDraft, type PendingOrder } from '@/lib/order/draft';
import type { OrderAnswer } from '@/lib/order/order';
import { does } from '@/lib/order/steps';
import { storedOrderKey } from '@/lib/order/stored-order';
import { findService } from '@/lib/services/catalogue';
import { paths } from '@/lib/site';
import { changeCart } from '../cart/cart';
import { island } from '../island/island';
import { readStoredOrder } from '../order-received/use-stored-order';
import { Icon, Link, focusOn, Notice, Button, ButtonLink, Buttons } from '../ui';
import { type CheckoutService, type Choice, type NoChoice, useChoice } from './choice';
import { ChooseService } from './choose-service';
import { clearDraft, idsOf, forgetPending, readDraft, subscribeDraft } from './draft';
import type { PaymentFacts } from './fields';
import { CheckoutForm } from './order-form';
import { useRemoval } from './summary';
import type { ContactFacts } from './unsent';
import styles from './checkout.module.scss';

type CheckoutProps = {
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

/** Stands here while the receipt loads, and instead of it in a browser that keeps nothing from page to page. */
function Placed({ answer, isKept }: { answer: OrderAnswer; isKept: boolean }) {
  const { order, confirmationEmailed, queued } = answer;
  return (
    <Notice kind="success" title="Thank you! Your order has been received." ref={focusOn}>
      <p>
        Your Order ID is <strong className="nowrap">{order.invoiceId}</strong>. Use it as the
        reference of your payment.
        {queued && ` The details follow by email to ${order.customer.email}.`}
        {confirmationEmailed &&
          !queued &&
          ` The details are on their way to ${order.customer.email}.`}
      </p>
      {isKept || answer.link ? (
        <p>
          <Link href={answer.link ?? paths.orderReceived}>See your order and how to pay</Link>
        </p>
      ) : (
        <p>
          This browser keeps nothing from page to page, so please note the Order ID. How to pay is
          in the email. No email? <Link href={paths.contact}>Contact us</Link>.
        </p>
      )}
    </Notice>
  );
}

/** This browser has ordered just this before: whoever came back by accident need not order twice. */
function Ordered({ choice }: { choice: Choice | NoChoice | undefined }) {
  // Without a choice it may be the server that draws.
  if (!choice || choice.from === 'nothing') return null;
  const stored = readStoredOrder();
  if (!stored) return null;
  const { order, steps = [] } = stored;
  const services = order.lines.map(({ serviceId }) => serviceId);
  const isSame = orderedAs({ currency: order.currency, services }) === orderedAs(idsOf(choice));
  if (!isSame || steps.some((step) => does(step, 'declined'))) return null;
  return (
    <div className={styles.faults}>
      <Notice kind="note" title="You have ordered this already" ref={focusOn}>
        <p>
          We have your order {order.invoiceId}.{' '}
          <Link href={paths.orderReceived}>See your order and how to pay</Link>. The form below
          places another one.
        </p>
      </Notice>
    </div>
  );
}

type OtherOrderProps = {
  choice: Choice | NoChoice | undefined;
  services: readonly CheckoutService[];
};

/** An order is still waiting to be sent, and this page shows another one: nothing is sent unasked. */
function OtherOrder({ choice, services }: OtherOrderProps) {
  const pending = usePendingOrder();
  if (!choice || !pending) return null;
  if (choice.from !== 'nothing' && orderedAs(idsOf(choice)) === orderedAs(pending)) return null;
  const titles = pending.services.flatMap((id) => findService(services, id)?.title ?? []);
  if (titles.length < pending.services.length) return null;
  return (
    <div className={styles.faults}>
      <Notice kind="note" title="An earlier order has not been confirmed yet">
        <p>
          It is for {titles.join(', ')}: {formatAmount(pending.expectedTotal, pending.currency)} in
          all. This page shows something else, so it does not go out by itself.
          {choice.from !== 'nothing' && ' Complete Order sends what you see here in its place.'}
        </p>
        <Buttons className={styles.ways}>
          <GoOn pending={pending} />
          <Button small look="line" onClick={forgetPending}>
            Leave it out
          </Button>
        </Buttons>
      </Notice>
    </div>
  );
}

/** Leads to a page that shows that order, where it goes on by itself. Several services stand in the cart. */
function GoOn({ pending: { currency, services } }: { pending: PendingOrder }) {
  const [only, ...others] = services;
  const label = 'Send the earlier order';
  if (only !== undefined && others.length === 0)
    return (
      <ButtonLink small href={checkoutPath(only, currency)}>
        {label}
      </ButtonLink>
    );
  return (
    <ButtonLink
      small
      href={paths.checkout}
      onClick={() => changeCart(() => ({ currency, services }))}
    >
      {label}
    </ButtonLink>
  );
}

function usePendingOrder(): PendingOrder | undefined {
  const stored = useSyncExternalStore(subscribeDraft, readFresh, () => null);
  return useMemo(() => parseDraft(stored).pending, [stored]);
}

/** Nothing once the pending is too old to be acted upon. */
function readFresh() {
  const stored = readDraft();
  const { pending } = parseDraft(stored);
  return pending && isFresh(pending, Date.now()) ? stored : null;
}
