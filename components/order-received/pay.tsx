import { useEffect, useState, type ReactNode } from 'react';
import type { encode } from 'uqr';
import { upiRow, formatAmount } from '@/lib/markets/currency';
import { type Upi, paying } from '@/lib/markets/markets';
import { plainReference, type Order } from '@/lib/order/order';
import { payRows, upiLink, type Payee } from '@/lib/order/pay';
import { Fold, Rows } from '../ui';
import styles from './pay.module.scss';

type WaysProps = { order: Order; payee: Payee; upi: Upi | undefined };

/** Folds the account on a phone with UPI: one tap pays without it. */
export function Ways({ order, payee, upi }: WaysProps) {
  const { way, charges } = paying[order.currency];
  const isWide = useIsWide();
  return (
    <div className={upi ? `${styles.columns} ${styles.upiFirst}` : styles.columns}>
      {upi && <UpiPay order={order} upi={upi} isWide={isWide} />}
      <section aria-labelledby="pay-bank">
        <FoldOnPhone title={<h3 id="pay-bank">{way}</h3>} isFolded={!isWide && upi !== undefined}>
          <Rows rows={payRows(order, payee.bank)} />
        </FoldOnPhone>
      </section>
      {charges && <Charges order={order} />}
    </div>
  );
}

/** Measured once: the page is wider than a phone. */
export const useIsWide = () => useState(() => innerWidth >= 576)[0];

type BelowProps = { title: ReactNode; isFolded: boolean; children: ReactNode };

export const FoldOnPhone = ({ title, isFolded, children }: BelowProps) =>
  isFolded ? (
    <Fold title={title}>{children}</Fold>
  ) : (
    <>
      {title}
      {children}
    </>
  );

/** Banks suggest SHA, with which banks on the way keep a part: words say the difference. */
function Charges({ order }: { order: Order }) {
  const amount = formatAmount(order.total, order.currency);
  return (
    <section className={styles.charges} aria-labelledby="pay-charges">
      <h3 id="pay-charges">Choose ‘OUR’ for charges</h3>
      <p className="muted">Your bank asks who pays the charges of the transfer.</p>
      <dl className="flow">
        <div className={styles.right}>
          <dt className="semi">OUR</dt>
          <dd>You pay the charges, and all of {amount} arrives.</dd>
        </div>
        <div>
          <dt className="semi">SHA or BEN</dt>
          <dd>Banks on the way keep a part, and less than {amount} arrives.</dd>
        </div>
      </dl>
      <p className="muted">
        If less arrives, we write to you and you send only the difference. A transfer from abroad
        can take several working days.
      </p>
    </section>
  );
}

type UpiPayProps = { order: Order; upi: Upi; isWide: boolean };

/** For other apps and devices: a picture of a code is capped at ₹2,000 (NPCI, 8 April 2025). */
function UpiPay({ order, upi, isWide }: UpiPayProps) {
  const reference = plainReference(order.invoiceId);
  return (
    <section aria-labelledby="pay-upi">
      <h3 id="pay-upi">By UPI</h3>
      <Rows
        rows={[
          upiRow(upi),
          {
            label: 'Note',
            value: reference,
            bare: reference,
            note: 'Your Order ID tells us whose payment it is. If you forgot it, send us the screenshot.',
          },
        ]}
      />
      <Fold title="Scan a code instead" open={isWide}>
        <div className={`above-2 ${styles.scan}`}>
          <UpiQr order={order} upi={upi} />
          <p className="no-print muted fine">
            Scan it with the UPI app of another phone; amount and reference are filled in. A saved
            picture of it is often refused above ₹2,000.
          </p>
        </div>
      </Fold>
    </section>
  );
}

/** Drawn on the device, so that order and amount go nowhere. Dark on white in both themes. */
function UpiQr({ order, upi }: { order: Order; upi: Upi }) {
  const [code, setCode] = useState<ReturnType<typeof encode>>();
  const link = upiLink(order, upi);
  useEffect(() => {
    // Four modules of quiet zone are what the standard asks for (ISO/IEC 18004).
    const draw = (qr: typeof import('uqr')) => setCode(qr.encode(link, { ecc: 'M', border: 4 }));
    // On failure the UPI id stands below, with its copy button.
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
      <path d={code?.data.flatMap(barsOf).join('')} />
    </svg>
  );
}

/** Joins dark modules into bars, so that no seams show between them. */
function barsOf(row: readonly boolean[], y: number): string[] {
  return row.flatMap((dark, x) => {
    if (!dark || row[x - 1]) return [];
    const end = row.indexOf(false, x);
    return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`];
  });
}
