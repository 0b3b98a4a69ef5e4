import { fieldLabels, fieldNames } from '@/lib/order/fields';
import type { Order } from '@/lib/order/order';
import type { Payee } from '@/lib/order/pay';
import { finalSaleInShort } from '@/lib/promises';
import { paths } from '@/lib/site';
import { Address, Link, Price, Fact, ContactLinks } from '../ui';
import { FoldOnPhone, useIsWide } from './pay';
import styles from './receipt.module.scss';

type ReceiptProps = { order: Order; payee: Payee; isDeclined: boolean };

export function Receipt({ order, payee, isDeclined }: ReceiptProps) {
  const { invoiceId, date, lines, total, currency, customer } = order;
  const isWide = useIsWide();
  const price = (amount: number) => <Price amount={amount} currency={currency} decimals />;
  const row = (label: string, amount: number) => (
    <>
      <th scope="row">{label}</th>
      <td>{price(amount)}</td>
    </>
  );
  return (
    <article className={`panel room ${styles.receipt}`} aria-label="Your order">
      <dl className={styles.facts}>
        <Fact label="Order ID">{invoiceId}</Fact>
        <Fact label="Date">{date}</Fact>
        <Fact label="Total">{price(total)}</Fact>
        <Fact label="Payment method">Direct Bank Transfer</Fact>
      </dl>
      <div className={styles.columns}>
        <section aria-labelledby="receipt-summary">
          <h2 id="receipt-summary" className="title-3">
            Order summary
          </h2>
          <table className={styles.summary}>
            <tbody>
              {lines.map(({ serviceId, title, amount }) => (
                <tr key={serviceId}>{row(title, amount)}</tr>
              ))}
              <tr>{row('Subtotal', total)}</tr>
              <tr className={styles.total}>{row('Total', total)}</tr>
            </tbody>
          </table>
        </section>
        <section aria-labelledby="receipt-billing">
          {/* Folded on a phone: the visitor has just typed it. */}
          <FoldOnPhone
            title={
              <h2 id="receipt-billing" className="title-3">
                Billing address
              </h2>
            }
            isFolded={!isWide}
          >
            <dl className={styles.billing}>
              {fieldNames
                .filter((name) => customer[name])
                .map((name) => (
                  <Fact key={name} label={fieldLabels[name]}>
                    <Address text={customer[name]} />
                  </Fact>
                ))}
            </dl>
          </FoldOnPhone>
        </section>
      </div>
      <p className={`muted ruled ${styles.questions}`}>
        Questions about this order? Call <ContactLinks {...payee} />.{' '}
        {!isDeclined && `${finalSaleInShort} `}
        See the <Link href={paths.terms}>Terms and Conditions</Link>.
      </p>
    </article>
  );
}

/** Prints in a window that closes by itself or, where that is blocked, the page by print styles. */
export async function printOrder(printable: HTMLElement, title: string) {
  for (const fold of printable.querySelectorAll('details')) fold.open = true;
  const popup = window.open('', '_blank', 'width=840,height=1100');
  if (!popup) return window.print();
  await fill(popup.document, printable, title);
  if (popup.closed) return;
  // Not every browser stands still while the paper is chosen.
  popup.addEventListener('afterprint', () => popup.close());
  popup.print();
}

/** Built from here: under the page's CSP nothing written into the window would run. */
async function fill(popup: Document, printable: HTMLElement, title: string) {
  // Writing the document type takes it out of quirks mode, where tables ignore the page's font.
  popup.open();
  popup.write('<!doctype html>');
  popup.close();
  popup.title = title;
  popup.documentElement.lang = document.documentElement.lang;
  popup.documentElement.className = document.documentElement.className;
  popup.documentElement.dataset.theme = 'light';
  const copy = popup.importNode(printable, true);
  for (const control of copy.querySelectorAll('.no-print, button')) control.remove();
  popup.body.append(copy);
  await Promise.all(
    [...document.querySelectorAll('style, link[rel="stylesheet"]')].map(addTo(popup)),
  );
  // Measuring forces a layout, and only that makes the browser want the fonts.
  popup.body.getBoundingClientRect();
  await popup.fonts?.ready;
}

/** Resolves on failure too: a plain print is better than none. */
const addTo = (popup: Document) => (sheet: Element) =>
  new Promise<void>((done) => {
    const copy = popup.importNode(sheet, true);
    copy.addEventListener('load', () => done());
    copy.addEventListener('error', () => done());
    popup.head.append(copy);
  });
