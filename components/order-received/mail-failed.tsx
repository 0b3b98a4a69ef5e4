import type { Order } from '@/lib/order/order';
import { missingCopyLinks, type Payee } from '@/lib/order/pay';
import { ButtonLink, Buttons } from '../ui/button';
import { Icon } from '../ui/icon';
import { Notice } from '../ui/notice';
import styles from './mail-failed.module.scss';

/** The order is in and only the buyer's copy is missing: a note, not an alarm. */
export function MailFailed({ order, payee }: { order: Order; payee: Payee }) {
  const links = missingCopyLinks(order, payee);
  return (
    <div className={styles.around}>
      <Notice kind="note" title={`The confirmation could not be sent to ${order.customer.email}`}>
        <p>
          The order itself is safe and with us: its number is <b>{order.invoiceId}</b>. Only your
          copy is missing. Save or print this page, and if the email above is not right, tell us the
          right one.
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
      </Notice>
    </div>
  );
}
