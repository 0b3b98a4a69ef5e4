'use client';

import { useState } from 'react';
import { whenDone } from '@/lib/moments';
import { paths } from '@/lib/site';
import { island } from '../island/island';
import type { Contact } from '../links/closed-link';
import { Finished } from '../links/finished';
import { LinkPage } from '../links/link-page';
import { useHash, useOpened } from '../links/use-link';
import { ButtonLink, Buttons } from '../ui/button';
import { ActionForm, type Sent } from './action-form';
import { OrderFacts } from './order-facts';
import styles from './owner-page.module.scss';
import { readAction, type OwnerAction } from './read-action';

const Island = island('owner/owner-page', OwnerPage);
export { Island as OwnerPage };

/** One step with one order, opened by a button in the owner's mail. Opening it changes nothing. */
function OwnerPage({ business }: { business: Contact }) {
  const link = useOpened(paths.openActionApi, useHash(), readAction);
  return (
    <div className={`wrap ${styles.page}`}>
      <LinkPage
        title={title}
        link={link}
        business={business}
        otherwise="Answering the order email writes straight to the buyer."
        noLink={noLink}
      >
        {(token, action) => <Step key={token} token={token} action={action} />}
      </LinkPage>
    </div>
  );
}

const title = 'Owner’s page';
const noLink =
  'This page is opened by the buttons in an order email. There is nothing to see without one.';

function Step({ token, action }: { token: string; action: OwnerAction }) {
  const [sent, setSent] = useState<Sent>();
  if (sent && !sent.repeated)
    return (
      <Finished title={`Sent to ${action.order.customer.firstName}`}>
        <p className="lead">
          ‘{action.mail.subject}’ is on its way to {action.mail.to}.
        </p>
        {action.step.next && <p>{action.step.next}</p>}
        <p>You can close this page.</p>
      </Finished>
    );
  const at = sent?.at ?? action.doneAt;
  return (
    <>
      <h1>Order {action.order.invoiceId}</h1>
      <p className="lead">
        {at
          ? 'This step was taken before. Nothing has been sent again.'
          : 'Look at the order and at the email, then confirm. Opening this page has changed nothing.'}
      </p>
      <div className={styles.columns}>
        <OrderFacts action={action} />
        {at ? (
          <AlreadyDone action={action} at={at} />
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
    <section className={styles.already} aria-labelledby="already">
      <h2 id="already">Already done: {label}</h2>
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
