'use client';

import { useState } from 'react';
import type { Anchor } from '@/lib/mail/letter';
import { mailWords } from '@/lib/markets/markets';
import { formatDate, whenDone } from '@/lib/time';
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
        <NextSteps {...sent} />
      </DoneNotice>
    );
  const takenAt = sent?.at ?? action.doneAt;
  if (action.isReplaced && !takenAt) return <Replaced action={action} />;
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

/** The usual one is filled. */
function NextSteps({ next, isOver }: TakenStep) {
  return (
    <section className="flow" aria-labelledby="next">
      <h2 id="next" className="title-3">
        What comes next?
      </h2>
      <Buttons>
        {next.map(({ text, href }, index) => (
          <ButtonLink key={href} href={href} look={index === 0 && !isOver ? 'solid' : 'line'}>
            {text}
          </ButtonLink>
        ))}
      </Buttons>
      <p className="muted">
        Nothing has to be done now: the same buttons are in the email that you have just got. You
        can close this page.
      </p>
    </section>
  );
}

/** The buyer has another address now, to which only newer buttons write. */
function Replaced({ action }: { action: OwnerAction }) {
  return (
    <>
      <h1 className="title-1 anywhere">Order {action.order.invoiceId}</h1>
      <p className="lead above-2" role="status">
        The buyer has corrected the email address since this button was sent, and this one would
        write to the old address. Please use the buttons of the email ‘The buyer corrected the email
        address’, or of a later one.
      </p>
    </>
  );
}

function OrderFacts({ action }: { action: OwnerAction }) {
  const { order, buyer, answers, intakeAt, paidAt, clock, steps } = action;
  const { currency, total, invoiceId, lines, date } = order;
  const { paidBy, paidByUpi } = mailWords[currency];
  return (
    <section className={`flow shrink ${styles.facts}`} aria-label="The order">
      <div className="sun rounded room">
        <p className={styles.amount}>
          <Price amount={total} currency={currency} decimals />
        </p>
        <p>
          {paidAt
            ? `paid on ${formatDate(new Date(paidAt))}, with the reference`
            : `expected ${paidByUpi ?? paidBy}, with the reference`}
        </p>
        <p className="display">
          {invoiceId} <span className="nowrap">or {plainReference(invoiceId)}</span>
        </p>
      </div>
      <dl>
        <Fact label="Ordered">{date}</Fact>
        <Fact label={lines.length > 1 ? 'Services' : 'Service'}>
          {lines.map(({ title }) => title).join('; ')}
        </Fact>
        {buyer.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {typeof value === 'string' ? value : value.map(wordOf)}
          </Fact>
        ))}
        <Fact label="Clock">{clockWords(clock)}</Fact>
        {steps.map(({ at, done }) => (
          <Fact key={done + at} label="Done">
            {done}, {whenDone(at)}
          </Fact>
        ))}
      </dl>
      {intakeAt && (
        <>
          <h2 className="title-3">What the buyer sent</h2>
          {answers.length === 0 && (
            <p className="muted">
              It came on {whenDone(intakeAt)}, and stands in the email of that day.
            </p>
          )}
          {answers.map((rows, index) => (
            <dl key={index}>
              {rows.map(({ label, value }) => (
                <Fact key={label} label={label}>
                  {value}
                </Fact>
              ))}
            </dl>
          ))}
        </>
      )}
    </section>
  );
}

const wordOf = (word: string | Anchor) =>
  typeof word === 'string' ? (
    word
  ) : (
    <Link key={word.href} href={word.href} newTab={word.href.startsWith('http')}>
      {word.text}
    </Link>
  );

function clockWords(clock: OwnerAction['clock']) {
  if (!clock) return 'India time, as yours';
  return clock.zone === 'UTC' ? 'One of several, so emails say UTC' : clock.name;
}
