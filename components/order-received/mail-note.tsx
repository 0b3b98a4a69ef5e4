import type { ReactNode } from 'react';
import type { OrderAnswer } from '@/lib/order/order';
import { missingCopyLinks, type Payee } from '@/lib/order/pay';
import { ButtonLink, Buttons } from '../ui/button';
import { Icon } from '../ui/icon';
import { Notice } from '../ui/notice';
import styles from './mail-note.module.scss';

/** The order is in, and something is to be said of its mails: a note, not an alarm. */
export function MailNote({ answer, payee }: { answer: OrderAnswer; payee: Payee }) {
  const { order, confirmationEmailed, confirmation, queued } = answer;
  const { email } = order.customer;
  if (queued)
    return (
      <Note title="Stored, and on its way to us">
        <p>
          Our mail service is slow just now, so your order waits safely in our queue and reaches the
          practice within minutes. The confirmation to {email} follows. You need not do anything,
          and please do not order again: keep the number <b>{order.invoiceId}</b> and pay as usual.
        </p>
      </Note>
    );
  if (confirmationEmailed) return null;
  if (confirmation === 'limited')
    return (
      <Note title={`No copy was mailed to ${email}`}>
        <p>
          The order itself has arrived at the practice: its number is <b>{order.invoiceId}</b>. Only
          so many confirmations go to one address in a day, and from this site in an hour, and that
          many have gone out. Save or print this page instead.
        </p>
      </Note>
    );
  const links = missingCopyLinks(order, payee);
  return (
    <Note title={`The confirmation could not be sent to ${email}`}>
      <p>
        The order itself is safe and with us: its number is <b>{order.invoiceId}</b>. Only your copy
        is missing. Save or print this page, and if the email above is not right, tell us the right
        one.
      </p>
      <Buttons>
        <ButtonLink href={links.whatsapp} look="line" small newTab>
          <Icon name="chat" />
          Tell us on WhatsApp
        </ButtonLink>
        <ButtonLink href={links.email} look="line" small>
          <Icon name="mail" />
          Write to us
        </ButtonLink>
      </Buttons>
    </Note>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.around}>
      <Notice kind="note" title={title}>
        {children}
      </Notice>
    </div>
  );
}
