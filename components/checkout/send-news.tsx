import { formatAmount, type Currency } from '@/lib/format';
import { Button, ButtonLink, Buttons } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Notice } from '../ui/notice';
import styles from './checkout.module.scss';
import { mailLink, whatsappLink } from './order-message';
import type { SendResult } from './send-order';

export type ContactFacts = { whatsapp: string; email: string };

/** What keeps an order from being placed and is not the fault of a field. */
export type Unplaced = Exclude<SendResult, { kind: 'placed' | 'invalid' }>;

type SendNewsProps = {
  result: Unplaced;
  currency: Currency;
  /** The order in words, for sending it by hand. */
  message: string;
  business: ContactFacts;
  onRetry: () => void;
};

/** Why the order was not placed, and the ways on. Focus comes here. */
export function SendNews({ result, currency, message, business, onRetry }: SendNewsProps) {
  switch (result.kind) {
    case 'price-changed':
      return (
        <Notice kind="error" title="The price has changed" ref={focusOn}>
          <p>
            Since this page was loaded, the total has become {formatAmount(result.total, currency)}.
            If that is right for you, tick the box again and press Complete Order.
          </p>
          <p>
            {/* An empty address is this page, with its query. */}
            <Link href="">Load the new prices</Link>. What you typed stays.
          </p>
        </Notice>
      );
    case 'key-used':
      return (
        <Notice kind="error" title="An earlier try has reached us" ref={focusOn}>
          <p>
            We already have an order from this page, with other details. Look for its Order ID in
            your email first. If you press Complete Order now, this one becomes a second order with
            its own Order ID.
          </p>
        </Notice>
      );
    case 'not-sent':
      return (
        <Notice kind="error" title="Not sent yet. Your details are saved." ref={focusOn}>
          <p>{result.reason}</p>
          <p>
            We have not confirmed your order, so there is nothing to pay yet. Trying again is safe:
            it stays one order. Or send it to us yourself, already written out:
          </p>
          <Buttons className={styles.ways}>
            <Button small onClick={onRetry}>
              Try again
            </Button>
            <ButtonLink look="line" small href={whatsappLink(business.whatsapp, message)} newTab>
              <Icon name="chat" />
              WhatsApp
            </ButtonLink>
            <ButtonLink look="line" small href={mailLink(business.email, 'My order', message)}>
              <Icon name="mail" />
              Email
            </ButtonLink>
          </Buttons>
        </Notice>
      );
  }
}

const focusOn = (element: HTMLElement | null) => element?.focus();
