import { useState } from 'react';
import { formatAmount, serviceListPath } from '@/lib/markets/currency';
import { removeService, type Cart } from '@/lib/order/stored';
import { storedCart } from '../stored';
import { focusOn, Plate, Price, MoreLink } from '../ui';
import type { CheckoutService, Choice } from './choice';
import styles from './summary.module.scss';

type OrderSummaryProps = { choice: Choice | undefined; total: number; removal: Removal };

/** What is ordered, and the total; grey shapes until that is known. */
export function OrderSummary({ choice, total, removal }: OrderSummaryProps) {
  return (
    <section className="panel room" aria-labelledby="summary-title" aria-busy={!choice}>
      <h2 id="summary-title" className="title-3">
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
  const removed = from === 'cart' ? removal.removed : undefined;
  const note = removed && (
    <li key="removed">
      <RemovedNote removal={removal} total={formatAmount(total, currency)} />
    </li>
  );
  const lines = services.map((service) => (
    <Line
      key={service.id}
      service={service}
      currency={currency}
      removal={from === 'cart' ? removal : undefined}
    />
  ));
  const at = removed?.index ?? 0;
  return <ul className={styles.lines}>{[...lines.slice(0, at), note, ...lines.slice(at)]}</ul>;
}

type LineProps = {
  service: CheckoutService;
  currency: Choice['currency'];
  removal: Removal | undefined;
};

function Line({ service, currency, removal }: LineProps) {
  const { id, title, prices, duration } = service;
  return (
    <li className={styles.line}>
      <Plate kind="service" id={id} className={styles.plate} />
      <h3>{title}</h3>
      <span className="semi figures nowrap">{formatAmount(prices[currency], currency)}</span>
      <div className={`between faint fine ${styles.meta}`}>
        <span>{duration}</span>
        {removal && (
          <button
            type="button"
            className="press rem semi"
            onClick={() => removal.remove(id, title)}
            ref={removal.restored === id ? focusOn : undefined}
          >
            Remove <span className="visually-hidden">{title}</span>
          </button>
        )}
      </div>
    </li>
  );
}

/** The order in one line, with which a phone's page opens. */
export function OrderBrief({ choice, total }: Pick<OrderSummaryProps, 'choice' | 'total'>) {
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

/** '... removed. Undo', with focus on Undo: the button that was pressed is gone. */
export function RemovedNote({ removal, total }: { removal: Removal; total?: string }) {
  const { removed, undo } = removal;
  if (!removed) return null;
  return (
    <div className="between muted">
      <p role="status">
        {removed.title} removed.
        {total && <span className="visually-hidden"> The total is now {total}.</span>}
      </p>
      <button
        type="button"
        className="press rem semi"
        onClick={undo}
        key={removed.id}
        ref={focusOn}
      >
        Undo <span className="visually-hidden">and put {removed.title} back</span>
      </button>
    </div>
  );
}

type Removed = { id: number; title: string; index: number; before: Cart };

/** Taking a service out of the cart, and putting the last one back. */
export function useRemoval() {
  const [removed, setRemoved] = useState<Removed>();
  const [restored, setRestored] = useState<number>();
  return {
    removed,
    /** The service that was just put back: focus returns to it. */
    restored,
    remove(id: number, title: string) {
      storedCart.change((before) => {
        setRemoved({ id, title, index: before.services.indexOf(id), before });
        return removeService(before, id);
      });
      setRestored(undefined);
    },
    undo() {
      if (!removed) return;
      storedCart.change(() => removed.before);
      setRestored(removed.id);
      setRemoved(undefined);
    },
  };
}

export type Removal = ReturnType<typeof useRemoval>;
