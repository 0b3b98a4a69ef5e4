'use client';

import { useState, type ReactNode } from 'react';
import { mailWords } from '@/lib/markets/markets';
import { whenDone } from '@/lib/time';
import { fullName, plainReference } from '@/lib/order/order';
import { paths } from '@/lib/site';
import { island } from '../island/island';
import { ButtonLink, Buttons, Link, Price, Fact } from '../ui';
import { DoneNotice, LinkPage, useHash, useOpened, type Contact } from './link';
import { ActionForm, type TakenStep, readAction, type OwnerAction } from './owner-action';
import styles from './owner-page.module.scss';

const Island = island('owner/owner-page', OwnerPage);
export { Island as OwnerPage };

function OwnerPage({ business }: { business: Contact }) {
  return (
    <LinkPage
      title="Owner’s page"
      link={useOpened(paths.openActionApi, useHash(), readAction)}
      business={business}
      otherwise="Answering the order email writes straight to the buyer."
      noLink="This page is opened by the buttons in an order email. There is nothing to see without one."
      isWide
    >
      {(token, action) => <Step key={token} token={token} action={action} />}
    </LinkPage>
  );
}

function Step({ token, action }: { token: string; action: OwnerAction }) {
  const [sent, setSent] = useState<TakenStep>();
  if (sent && !sent.repeated)
    return (
      <DoneNotice title={`Sent to ${fullName(action.order.customer)}`}>
        <p className="lead">
          ‘{action.mail.subject}’ is on its way to {action.mail.to}.
        </p>
        {action.step.next && <p>{action.step.next}</p>}
        <p>You can close this page.</p>
      </DoneNotice>
    );
  const takenAt = sent?.at ?? action.doneAt;
  return (
    <>
      <h1 className="title-1 anywhere">Order {action.order.invoiceId}</h1>
      <p className="lead above-2">
        {takenAt
          ? 'This step was taken before. Nothing has been sent again.'
          : 'Look at the order and at the email, then confirm. Opening this page has changed nothing.'}
      </p>
      <div className={`above-6 ${styles.columns}`}>
        <OrderFacts action={action} />
        {takenAt ? (
          <AlreadyDone action={action} at={takenAt} />
        ) : (
          <ActionForm token={token} action={action} onSent={setSent} />
        )}
      </div>
    </>
  );
}

function AlreadyDone({ action, at }: { action: OwnerAction; at: string }) {
  const { label, done, again } = action.step;
  return (
    <section className="sunk rounded room flow shrink" aria-labelledby="already">
      <h2 id="already" className="title-3">
        Already done: {label}
      </h2>
      <p role="status">
        {done} on {whenDone(at)}, India time. No second email has been sent.
      </p>
      {action.again && (
        <Buttons>
          <ButtonLink href={action.again} look="line">
            {again}
          </ButtonLink>
        </Buttons>
      )}
    </section>
  );
}

function OrderFacts({ action: { order, clock, steps } }: { action: OwnerAction }) {
  const { customer, currency, total, invoiceId, lines } = order;
  const { paidBy, paidByUpi } = mailWords[currency];
  const facts: Record<string, ReactNode> = {
    Buyer: fullName(customer),
    Ordered: order.date,
    [lines.length > 1 ? 'Services' : 'Service']: lines.map(({ title }) => title).join('; '),
    Email: <Link href={`mailto:${customer.email}`}>{customer.email}</Link>,
    Phone: customer.phone,
    Place: `${customer.city}, ${customer.country}`,
    Clock: clockWords(clock),
  };
  return (
    <section className={`flow shrink ${styles.facts}`} aria-label="The order">
      <div className="sun rounded room">
        <p className={styles.amount}>
          <Price amount={total} currency={currency} decimals />
        </p>
        <p>expected {paidByUpi ?? paidBy}, with the reference</p>
        <p className="display">
          {invoiceId} <span className="nowrap">or {plainReference(invoiceId)}</span>
        </p>
      </div>
      <dl>
        {Object.entries(facts).map(([label, words]) => (
          <Fact key={label} label={label}>
            {words}
          </Fact>
        ))}
        {steps.map(({ at, done }) => (
          <Fact key={done + at} label="Done">
            {done}, {whenDone(at)}
          </Fact>
        ))}
      </dl>
    </section>
  );
}

function clockWords(clock: OwnerAction['clock']) {
  if (!clock) return 'India time, as yours';
  return clock.zone === 'UTC' ? 'One of several, so emails say UTC' : clock.name;
}
