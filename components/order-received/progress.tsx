import { readingBy } from '@/lib/order/due';
import { stageOf, type OrderView } from '@/lib/order/stages';
import { dateOf, hasEffect, stepsAhead } from '@/lib/order/steps';
import { deliveredWhen } from '@/lib/services/catalogue';
import { Icon } from '../ui';
import styles from './progress.module.scss';

/** Nothing is ticked that was not told; the payment only once the owner has confirmed it. */
export function Progress(view: OrderView) {
  const { state, services, isSent, isPaymentReported } = view;
  const { paid, delivered, intake, sentences } = state;
  const settled = Boolean(paid ?? delivered);
  const hasDetails = Boolean(intake ?? delivered ?? isSent) || (settled && services.length === 0);
  const done = [settled, hasDetails, settled, Boolean(delivered)];
  const now = isPaymentReported && !settled ? 2 : done.indexOf(false);
  const lookOf = (index: number) => {
    if (done[index]) return 'done';
    if (index === 0 && isPaymentReported) return 'said';
    return index === now ? 'now' : 'later';
  };
  return (
    <div>
      <ol className={`fine semi ${styles.progress}`} aria-label="Where your order is">
        {stepsAhead.map((title, index) => {
          const is = lookOf(index);
          return (
            <li key={title} className={looks[is]} aria-current={is === 'now' ? 'step' : undefined}>
              <span className={styles.disc} aria-hidden="true">
                {is === 'done' || is === 'said' ? <Icon name="check" /> : <span>{index + 1}</span>}
              </span>
              {title}
              <span className="visually-hidden">, {inWords[is]}</span>
            </li>
          );
        })}
      </ol>
      <p className="measure muted above-2">
        {!settled && sentences.payment}
        {!delivered && `${timeWords(view)}${sentences.reading}${readingWords(view)}`}
      </p>
    </div>
  );
}

// Named one by one: a page's script then has no other class of the sheet.
const looks = { done: styles.done, said: styles.said, now: styles.now, later: styles.later };

/** Said as well as drawn, so that it does not hang on a colour. */
const inWords = { done: 'done', said: 'said', now: 'this comes now', later: 'later' } as const;

function timeWords({ state: { time, paid }, services }: OrderView) {
  if (time?.start) return '';
  if (time && !hasEffect(time, 'chosen'))
    return `We proposed times on ${dateOf(time)}. Choose one in our email. `;
  return paid && services.some(({ appointment }) => appointment)
    ? 'We write to you and agree on a time. '
    : '';
}

/** Days count from the moment at which payment and details are both there. */
function readingWords(view: OrderView) {
  const { order, services, isPaymentReported } = view;
  const { paid, intake } = view.state;
  const both = paid && intake ? [paid.at, intake.at].sort().pop() : undefined;
  const day = readingBy(order, services, both ? new Date(both) : new Date());
  if (!day) {
    const [duration, ...others] = new Set(services.map((service) => service.duration));
    return duration && others.length === 0 ? `Your reading comes ${deliveredWhen(duration)}.` : '';
  }
  // Its card says it large.
  if (both) return stageOf(view) === 'paid' ? '' : `Your reading comes by ${day}.`;
  const before = paid
    ? 'Tell us today, and'
    : isPaymentReported
      ? 'If the payment is here today,'
      : `${intake ? 'Pay' : 'Pay and tell us'} today, and`;
  return `${before} your reading comes by ${day}.`;
}
