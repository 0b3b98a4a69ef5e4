'use client';

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import {
  home,
  serviceListPath,
  servicePath,
  formatAmount,
  checkoutPath,
} from '@/lib/markets/currency';
import {
  type Draft,
  type PendingOrder,
  isFresh,
  orderedAs,
  removeService,
} from '@/lib/order/stored';
import type { OrderAnswer } from '@/lib/order/order';
import { does } from '@/lib/order/steps';
import { findService } from '@/lib/services/catalogue';
import { paths } from '@/lib/site';
import { island } from '../island/island';
import { orderDraft, storedCart, storedOrder, useStored } from '../stored';
import { Icon, Link, focusOn, Notice, Button, ButtonLink, Buttons } from '../ui';
import { type CheckoutService, type Choice, type NoChoice, useChoice } from './choice';
import { ChooseService } from './choose-service';
import { forgetPending, idsOf } from './draft';
import type { PaymentFacts } from './fields';
import { CheckoutForm } from './order-form';
import { createSender } from './sender';
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
  const [sender] = useState(createSender);
  const state = useSyncExternalStore(sender.subscribe, sender.state, sender.state);
  const placed = state.step === 'placed' ? state : undefined;

  const onPlaced = useEffectEvent(() => {
    if (!placed) return;
    const ids = placed.answer.order.lines.map(({ serviceId }) => serviceId);
    if (choice?.from === 'cart') storedCart.change((cart) => ids.reduce(removeService, cart));
    if (placed.isKept) goTo(paths.orderReceived);
  });
  useEffect(() => onPlaced(), [placed]);

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
        <CheckoutForm
          choice={choice}
          business={business}
          removal={removal}
          sender={sender}
          state={state}
        />
      )}
    </>
  );
}

const followPath = (path: string) => location.assign(path);

function BackLink({ choice }: { choice: Choice | NoChoice | undefined }) {
  const [first] = choice?.from === 'link' ? choice.services : [];
  const currency = choice && choice.from !== 'nothing' ? choice.currency : home;
  return (
    <Link
      className="way-back"
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
  const stored = storedOrder.read();
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
        <Buttons className="above-4">
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
      onClick={() => storedCart.change(() => ({ currency, services }))}
    >
      {label}
    </ButtonLink>
  );
}

/** Nothing once it is too old to be acted upon. */
function usePendingOrder(): PendingOrder | undefined {
  return freshPending(useStored(orderDraft, undefined));
}

const freshPending = (draft: Draft | undefined) =>
  draft?.pending && isFresh(draft.pending, Date.now()) ? draft.pending : undefined;
