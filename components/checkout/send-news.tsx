import type { Ref } from 'react';
import { formatAmount } from '@/lib/markets/currency';
import type { Currency } from '@/lib/markets/markets';
import { Link } from '../ui/link';
import { Notice } from '../ui/notice';
import type { Refused } from './send-order';

type SendNewsProps = { result: Refused; currency: Currency; ref: Ref<HTMLDivElement> };

/** Why the server wants another order, and the ways on; faults of fields stand at the fields. */
export function SendNews({ result, currency, ref }: SendNewsProps) {
  switch (result.kind) {
    case 'invalid':
      return null;
    case 'price-changed':
      return (
        <Notice kind="error" title="The price has changed" ref={ref}>
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
        <Notice kind="error" title="An earlier try has reached us" ref={ref}>
          <p>
            We already have an order from this page, with other details. Look for its Order ID in
            your email first. If you press Complete Order now, this one becomes a second order with
            its own Order ID.
          </p>
        </Notice>
      );
  }
}
