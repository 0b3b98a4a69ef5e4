import { useState } from 'react';
import { formatAmount, serviceListPath } from '@/lib/markets/currency';
import { removeService, type Cart } from '@/lib/order/stored';
import { storedCart } from '../stored';
import { focusOn, MoreLink, Plate, Price } from '../ui';
import type { CheckoutService, Choice } from './choice';
import styles from './summary.module.scss';

type OrderSummaryProps = { choice: Choice | undefined; total: number; removal: Removal };

export function OrderSummary({ choice, total, removal }: OrderSummaryProps) {
  return (
    <section className="panel room" aria-labelledby="summary-title" aria-busy={!choice}>
      <h2 id="summary-title" className="title-3 below-4">
        Order summary
      </h2>
      {choice ? (
        <>
          <Lines choice={choice} total={total} removal={removal} />
          {choice.from === 'cart' && (
            <MoreLink label="Add another service" href={serviceListPath(choice.currency)} />
          )}
          <p className={`between display ${styles.total}`}>
            <span>Total</span>
            <Price amount={total} currency={choice.currency} decimals />
          </p>
        </>
      ) : (
        <div className={`flow pulse ${styles.skeleton}`} aria-hidden="true">
          <span />
          <span />
        </div>
      )}
    </section>
  );
}

function Lines({ choice, total, removal }: OrderSummaryProps & { choice: Choice }) {
  const { services, currency, from } = choice;
  const isCart = from === 'cart';
  const lines = services.map((service) => {
    const { id, title, prices, duration } = service;
    return (
      <li className={styles.line} key={id}>
        <Plate kind="service" id={id} className={styles.plate} />
        <h3>{title}</h3>
        <span className="semi figures nowrap">{formatAmount(prices[currency], currency)}</span>
        <div className={`between faint fine ${styles.meta}`}>
          <span>{duration}</span>
          {isCart && (
            <button
              type="button"
              className="press rem semi"
              onClick={() => removal.remove(service)}
              ref={removal.restored === id ? focusOn : undefined}
            >
              Remove <span className="visually-hidden">{title}</span>
            </button>
          )}
        </div>
      </li>
    );
  });
  if (isCart && removal.removed)
    lines.splice(
      removal.removed.index,
      0,
      <li key="removed">
        <RemovedNote removal={removal} total={formatAmount(total, currency)} />
      </li>,
    );
  return <ul className={styles.lines}>{lines}</ul>;
}

export function OrderBrief({ choice, total }: Omit<OrderSummaryProps, 'removal'>) {
  if (!choice)
    return <div className={`sunk rounded ${styles.brief} ${styles.unknown}`} aria-hidden="true" />;
  const { services, currency } = choice;
  const [first] = services;
  return (
    <p className={`sunk rounded ${styles.brief}`}>
      {first && <Plate kind="service" id={first.id} className={styles.plate} eager />}
      <strong>{services.length === 1 ? first?.title : `${services.length} services`}</strong>
      <Price amount={total} currency={currency} />
    </p>
  );
}

/** Focus goes to Undo: the button that was pressed is gone. */
export function RemovedNote({ removal, total }: { removal: Removal; total?: string }) {
  const { removed, undo } = removal;
  if (!removed) return null;
  const { id, title } = removed.service;
  return (
    <div className="between muted">
      <p role="status">
        {title} removed.
        {total && <span className="visually-hidden"> The total is now {total}.</span>}
      </p>
      <button type="button" className="press rem semi" onClick={undo} key={id} ref={focusOn}>
        Undo <span className="visually-hidden">and put {title} back</span>
      </button>
    </div>
  );
}

export function useRemoval() {
  const [last, setLast] = useState<{
    service: CheckoutService;
    index: number;
    before: Cart;
    isBack: boolean;
  }>();
  return {
    removed: last?.isBack ? undefined : last,
    restored: last?.isBack ? last.service.id : undefined,
    remove(service: CheckoutService) {
      const before = storedCart.read();
      const index = before.services.indexOf(service.id);
      setLast({ service, index, before, isBack: false });
      storedCart.write(removeService(before, service.id));
    },
    undo() {
      if (!last) return;
      setLast({ ...last, isBack: true });
      storedCart.write(last.before);
    },
  };
}

export type Removal = ReturnType<typeof useRemoval>;
