import { deliveryWays } from '@/lib/order/steps';
import { FieldError } from '../ui/field';
import styles from './delivery-ways.module.scss';

/** How the reading reached the buyer: one of three, and none chosen beforehand. */
export function DeliveryWays({ error }: { error: string | undefined }) {
  return (
    <fieldset
      className={styles.ways}
      role="radiogroup"
      aria-labelledby="by"
      aria-invalid={error ? true : undefined}
      aria-describedby={error && 'by-error'}
      tabIndex={-1}
    >
      <legend id="by">How was the reading given?</legend>
      {Object.entries(deliveryWays).map(([way, words]) => (
        <label key={way}>
          <input type="radio" name="by" value={way} />
          {words}
        </label>
      ))}
      <FieldError id="by" error={error} />
    </fieldset>
  );
}
