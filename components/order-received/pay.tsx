import { useEffect, useState } from 'react';
import type { encode } from 'uqr';
import { upiRow, formatAmount } from '@/lib/markets/currency';
import { type Upi, paying } from '@/lib/markets/markets';
import { amountInWords } from '@/lib/order/in-words';
import { plainReference, upiFor, type Order } from '@/lib/order/order';
import { payRows, upiLink, type Payee } from '@/lib/order/pay';
import { dateOf, deliveryWays, type OrderState } from '@/lib/order/steps';
import { paymentReplyTime, refundTime } from '@/lib/promises';
import { ButtonLink, Fold, Inks, Link, Notice, Price, Rows } from '../ui';
import styles from './pay.module.scss';

type PayCardProps = {
  order: Order;
  payee: Payee;
  sample: boolean;
  /** The buyer has told us that it is paid; we have not confirmed it. */
  isPaymentReported: boolean;
};

/** What to pay, to whom, and with which reference; the sum is the heading. */
export function PayCard({ order, payee, sample, isPaymentReported }: PayCardProps) {
  const { total, currency } = order;
  const upi = upiFor(order, payee.upi);
  const price = <Price amount={total} currency={currency} decimals />;
  if (isPaymentReported)
    return (
      <article className={`panel ${styles.card}`} aria-labelledby="pay">
        <Inks />
        <div className={`room ${styles.top}`}>
          <h2 id="pay">You told us of {price}</h2>
          <p>
            We check the account and reply within <span className="nowrap">{paymentReplyTime}</span>
            .
          </p>
        </div>
        <Fold title="How to pay" className={`ruled ${styles.again}`}>
          <Ways order={order} payee={payee} upi={upi} />
        </Fold>
      </article>
    );
  return (
    <article className={`panel ${styles.card}`} aria-labelledby="pay">
      <Inks />
      <div className={`room ${styles.top}`}>
        <h2 id="pay">Pay {price}</h2>
        <p>{amountInWords(total, currency)}, in one payment.</p>
        {sample && (
          <Notice kind="quiet">
            <p>These bank details are samples for trying the site. Do not send money.</p>
          </Notice>
        )}
        {upi && <OpenApp order={order} upi={upi} />}
      </div>
      <Ways order={order} payee={payee} upi={upi} />
    </article>
  );
}

/** A link that only a device with a UPI app can follow. */
function OpenApp({ order, upi }: { order: Order; upi: Upi }) {
  return (
    <div className={`no-print flow start ${styles.app}`}>
      <ButtonLink href={upiLink(order, upi)}>Open my UPI app</ButtonLink>
      <p className="muted fine">
        Amount and reference are filled in. If your app refuses, copy the rows below into it.
      </p>
    </div>
  );
}

type WaysProps = { order: Order; payee: Payee; upi: Upi | undefined };

/** UPI where it is taken, and the account. On a phone with UPI the account waits folded: one tap pays without it. */
function Ways({ order, payee, upi }: WaysProps) {
  const { way, charges } = paying[order.currency];
  const [isWide] = useState(() => innerWidth >= 576);
  const title = <h3 id="pay-bank">{way}</h3>;
  const rows = <Rows rows={payRows(order, payee.bank)} />;
  return (
    <div className={upi ? `${styles.columns} ${styles.upiFirst}` : styles.columns}>
      {upi && <UpiPay order={order} upi={upi} isWide={isWide} />}
      <section aria-labelledby="pay-bank">
        {isWide || !upi ? (
          <>
            {title}
            {rows}
          </>
        ) : (
          <Fold title={title}>{rows}</Fold>
        )}
      </section>
      {charges && <Charges order={order} />}
    </div>
  );
}

type SettledProps = { order: Order; state: OrderState; payee: Payee };

/** In the place of the pay card once there is nothing to pay: the order was paid, given, or declined. */
export function Settled({ order, state, payee }: SettledProps) {
  const { paid, delivered, declined } = state;
  return (
    <article className={`panel ${styles.card}`} aria-labelledby="pay">
      <Inks />
      <div className={`room ${styles.top}`}>
        <h2 id="pay">
          {declined ? (
            'Cancelled'
          ) : paid ? (
            <>
              Paid <Price amount={order.total} currency={order.currency} decimals />
            </>
          ) : (
            'Nothing to pay'
          )}
        </h2>
        {declined && (
          <p>
            We could not take this order, and wrote to you on {dateOf(declined)}.{' '}
            {!paid && 'There is nothing to pay.'}
          </p>
        )}
        {paid && (
          <p>
            We confirmed your payment on {dateOf(paid)}, for order {order.invoiceId}.
          </p>
        )}
        {declined &&
          (paid ? (
            <p>
              All of {formatAmount(order.total, order.currency)} goes back to the account from which
              it came, within {refundTime}. If it does not arrive, write to <Mail payee={payee} />.
            </p>
          ) : (
            <p>
              If you have sent money already, all of it goes back to you within {refundTime}: write
              the reference of your payment to <Mail payee={payee} />.
            </p>
          ))}
        {delivered && !declined && (
          <p>
            Your reading was given {deliveryWays[delivered.by ?? 'email']} on {dateOf(delivered)}.
          </p>
        )}
      </div>
    </article>
  );
}

const Mail = ({ payee }: { payee: Payee }) => (
  <Link href={`mailto:${payee.email}`}>{payee.email}</Link>
);

/** Banks suggest SHA, and then banks on the way keep a part: the difference is said in words. */
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

/**
 * The id for an app that the button does not open, and the code for another device's camera: a picture of a code that was
 * saved and opened again is capped at ₹2,000 (NPCI, 8 April 2025). On a phone the code waits folded.
 */
export function UpiPay({ order, upi, isWide }: UpiPayProps) {
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
