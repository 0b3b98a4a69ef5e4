import { useEffect, useState } from 'react';
import type { encode } from 'uqr';
import { upiRow } from '@/lib/markets/account';
import { formatAmount } from '@/lib/markets/currency';
import type { Upi } from '@/lib/markets/markets';
import { plainReference, type Order } from '@/lib/order/order';
import { upiLink } from '@/lib/order/pay';
import { ButtonLink } from '../ui/button';
import { Fold } from '../ui/fold';
import { PayRows } from './pay-rows';
import styles from './upi-qr.module.scss';

/**
 * The button that opens a phone's own UPI app, the id for an app that refuses it, and the code for another device's
 * camera: a picture of a code that was saved and opened again is capped at ₹2,000 (NPCI, 8 April 2025).
 */
export function UpiPay({ order, upi }: { order: Order; upi: Upi }) {
  // On a phone the code waits folded: it is for another device, and the bank's rows come after it.
  const [isWide] = useState(() => innerWidth >= 576);
  const reference = plainReference(order.invoiceId);
  return (
    <section className={styles.upi} aria-labelledby="pay-upi">
      <h3 id="pay-upi">By UPI</h3>
      <div className={styles.app}>
        <ButtonLink href={upiLink(order, upi)}>Open my UPI app</ButtonLink>
        <p>Amount and reference are filled in. If your app refuses, copy the rows below into it.</p>
      </div>
      <PayRows
        rows={[
          upiRow(upi),
          {
            label: 'Note',
            value: reference,
            bare: reference,
            note: 'Your Order ID, without which we cannot tell whose payment it is.',
          },
        ]}
      />
      <Fold title="Scan a code instead" open={isWide}>
        <div className={styles.scan}>
          <UpiQr order={order} upi={upi} />
          <p>
            Scan it with the UPI app of another phone; amount and reference are filled in. A saved
            picture of it is often refused above ₹2,000.
          </p>
        </div>
      </Fold>
    </section>
  );
}

/**
 * Drawn on the device, so that order and amount go nowhere. Dark on white in both themes. The drawing comes in a file of its
 * own, which only an order that is to be paid in rupees fetches.
 */
function UpiQr({ order, upi }: { order: Order; upi: Upi }) {
  const [code, setCode] = useState<ReturnType<typeof encode>>();
  const link = upiLink(order, upi);
  useEffect(() => {
    // Four modules of quiet zone are what the standard asks for (ISO/IEC 18004).
    const draw = (qr: typeof import('uqr')) => setCode(qr.encode(link, { ecc: 'M', border: 4 }));
    // Without it the UPI id stands below, with its copy button.
    import('uqr').then(draw, () => undefined);
  }, [link]);
  const amount = formatAmount(order.total, order.currency);
  const reference = plainReference(order.invoiceId);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${code?.size ?? 1} ${code?.size ?? 1}`}
      role="img"
      aria-label={`UPI QR code: pays ${amount} to ${upi.id} with the reference ${reference}`}
    >
      <path d={code?.data.flatMap(runs).join('')} />
    </svg>
  );
}

/** One row of the code: a bar for each run of dark modules, so that no seams show between them. */
function runs(row: readonly boolean[], y: number): string[] {
  return row.flatMap((dark, x) => {
    if (!dark || row[x - 1]) return [];
    const end = row.indexOf(false, x);
    return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`];
  });
}
