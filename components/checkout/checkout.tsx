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
  emptyDetails,
  isFresh,
  isOrder,
  selectionKey,
  removeService,
  type OrderDraft,
  type PendingOrder,
} from '@/lib/order/stored';
import { isObject, parseJson } from '@/lib/json';
import { perField } from '@/lib/order/fields';
import type { OrderAnswer } from '@/lib/order/order';
import { hasEffect } from '@/lib/order/steps';
import { findService } from '@/lib/services/catalogue';
import { paths } from '@/lib/site';
import { island } from '../island/island';
import { orderDraft, storedCart, storedOrder, useStored } from '../stored';
import { Icon, Link, focusOn, Notice, Button, ButtonLink, Buttons } from '../ui';
import { postJson } from '../use-send';
import {
  idsOf,
  useChoice,
  type CheckoutService,
  type Choice,
  type CheckoutBusiness,
} from './choice';
import { ChooseService } from './choose-service';
import { CheckoutForm } from './order-form';
import { createSender, forgetPending } from './sender';
import { useRemoval } from './summary';
import styles from './checkout.module.scss';

type CheckoutProps = {
  services: readonly CheckoutService[];
  /** Proposed where the cart is empty. */
  asked: readonly number[];
  business: CheckoutBusiness;
  /** Replaced in tests, which can't navigate. */
  goTo?: (path: string) => void;
};

const Island = island('checkout/checkout', Checkout);
export { Island as Checkout };

function Checkout({ services, asked, business, goTo = followPath }: CheckoutProps) {
  const found = useChoice(services);
  const choice = found?.from === 'nothing' ? undefined : found;
  const draft = useStored<OrderDraft, OrderDraft>(orderDraft, emptyDetails);
  const removal = useRemoval();
  useEffect(() => {
    const [, token] = /^#again=(.+)$/.exec(location.hash) ?? [];
    if (!token) return;
    // The link would stay in the address, and open the order to whoever sees it.
    history.replaceState(history.state, '', location.pathname + location.search);
    void postJson(paths.openOrderApi, { token }).then(({ text }) => fillAgain(token, text));
  }, []);
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
      {placed ? (
        <PlacedOrder {...placed} />
      ) : (
        <>
          {found && <OtherOrder pending={draft.pending} choice={choice} services={services} />}
          {choice && <RecentOrder choice={choice} />}
          {found?.from === 'nothing' ? (
            <ChooseService
              services={services}
              asked={asked}
              linkIsWrong={found.linkIsWrong}
              removal={removal}
            />
          ) : (
            <CheckoutForm
              choice={choice}
              details={draft}
              business={business}
              removal={removal}
              sender={sender}
              state={state}
            />
          )}
        </>
      )}
    </>
  );
}

/** Fills empty fields of the draft from an earlier order, whose mail's button led here. */
function fillAgain(again: string, answer: string) {
  const opened = parseJson(answer);
  const order = isObject(opened) && opened.order;
  if (!isOrder(order)) return;
  orderDraft.change((draft) => ({
    ...draft,
    customer: perField((name) => draft.customer[name] || order.customer[name]),
    again,
  }));
}

const followPath = (path: string) => location.assign(path);

function BackLink({ choice }: { choice: Choice | undefined }) {
  const [first] = choice?.from === 'link' ? choice.services : [];
  const currency = choice?.currency ?? home;
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

function PlacedOrder({ answer, isKept }: { answer: OrderAnswer; isKept: boolean }) {
  const { order, confirmationEmailed, confirmation, queued } = answer;
  return (
    <Notice kind="success" title="Thank you! Your order has been received." ref={focusOn}>
      <p>
        Your Order ID is <strong className="nowrap">{order.invoiceId}</strong>. Use it as the
        reference of your payment.
        {queued || confirmation === 'queued'
          ? ` The details follow by email to ${order.customer.email}.`
          : confirmationEmailed && ` The details are on their way to ${order.customer.email}.`}
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

/** This browser ordered the same just before: a visitor back by accident need not order twice. */
function RecentOrder({ choice }: { choice: Choice }) {
  const stored = storedOrder.read();
  if (!stored || stored.steps?.some((step) => hasEffect(step, 'declined'))) return null;
  const { invoiceId, currency, lines } = stored.order;
  const services = lines.map(({ serviceId }) => serviceId);
  if (selectionKey({ currency, services }) !== selectionKey(choice && idsOf(choice))) return null;
  return (
    <div className="below-5">
      <Notice kind="note" title="You have ordered this already" ref={focusOn}>
        <p>
          We have your order {invoiceId}.{' '}
          <Link href={paths.orderReceived}>See your order and how to pay</Link>. The form below
          places another one.
        </p>
      </Notice>
    </div>
  );
}

type OtherOrderProps = {
  pending: PendingOrder | undefined;
  choice: Choice | undefined;
  services: readonly CheckoutService[];
};

/** A pending order differs from this page's choice: nothing is sent unasked. */
function OtherOrder({ pending, choice, services }: OtherOrderProps) {
  if (
    !pending ||
    !isFresh(pending) ||
    selectionKey(choice && idsOf(choice)) === selectionKey(pending)
  )
    return null;
  const { currency, expectedTotal } = pending;
  const titles = pending.services.flatMap((id) => findService(services, id)?.title ?? []);
  if (titles.length < pending.services.length) return null;
  const [only, ...others] = pending.services;
  // The page of that order resumes it by itself; several services stand in the cart.
  const way =
    only !== undefined && others.length === 0
      ? { href: checkoutPath(only, currency) }
      : {
          href: paths.checkout,
          onClick: () => storedCart.write({ currency, services: pending.services }),
        };
  return (
    <div className="below-5">
      <Notice kind="note" title="An earlier order has not been confirmed yet">
        <p>
          It is for {titles.join(', ')}: {formatAmount(expectedTotal, currency)} in all. This page
          shows something else, so it does not go out by itself.
          {choice && ' Complete Order sends what you see here in its place.'}
        </p>
        <Buttons className="above-4">
          <ButtonLink small {...way}>
            Send the earlier order
          </ButtonLink>
          <Button small look="line" onClick={forgetPending}>
            Leave it out
          </Button>
        </Buttons>
      </Notice>
    </div>
  );
}
