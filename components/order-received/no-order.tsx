import { useEffect, useRef } from 'react';
import type { Payee } from '@/lib/order/pay';
import { paths } from '@/lib/site';
import styles from '../links/closed-link.module.scss';
import { ButtonLink, Buttons } from '../ui/button';
import { Link } from '../ui/link';
import { Notice } from '../ui/notice';

/** This browser holds no order: why that can be, and the ways on. */
export function NoOrder({ removed, payee }: { removed: boolean; payee: Payee }) {
  return (
    <div className={styles.closed}>
      <h1>Order Received</h1>
      {removed && <Removed />}
      <p className="lead">There is no order to show on this device.</p>
      <p>
        An order is kept only in the browser in which it was placed, and only if that browser may
        keep things. If you have placed one, it is with us all the same: its number and the bank
        details are in the email we sent you. No email? Call{' '}
        <Link href={`tel:${payee.phone.dial}`} className="nowrap">
          {payee.phone.display}
        </Link>{' '}
        or write to <Link href={`mailto:${payee.email}`}>{payee.email}</Link>.
      </p>
      <Buttons>
        <ButtonLink href={paths.services}>See all services</ButtonLink>
        <ButtonLink href={paths.contact} look="line">
          Contact us
        </ButtonLink>
      </Buttons>
      <p>
        How payment and refunds work is in the <Link href={paths.terms}>Terms and Conditions</Link>.
      </p>
    </div>
  );
}

/** The button that was pressed is gone, so the news takes the focus. */
function Removed() {
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => news.current?.focus(), []);
  return (
    <Notice kind="success" ref={news}>
      <p>
        The order has been removed from this device. With us nothing has changed: the order stands,
        and the email has its details.
      </p>
    </Notice>
  );
}
