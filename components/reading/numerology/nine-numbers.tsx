import type { ComponentProps } from 'react';
import { ToolLinks } from '../tool-links';
import { NumberStrip } from '../number-strip';
import styles from './nine-numbers.module.scss';

type NineNumbersProps = {
  planets: readonly { number: number; planet: string }[];
  tools: ComponentProps<typeof ToolLinks>['tools'];
};

/** The ways from the method to the nine pages and the calculators. */
export function NineNumbers({ planets, tools }: NineNumbersProps) {
  return (
    <section aria-labelledby="nine-numbers">
      <div className={`wrap ${styles.head}`}>
        <h2 id="nine-numbers">The nine numbers</h2>
        <p>Find the day you were born on. The month and the year do not change this number.</p>
      </div>
      <NumberStrip planets={planets} />
      <div className={`wrap ${styles.head}`}>
        <h2>Free numerology calculators</h2>
        <p>Type a date, a name or a number, and see every step of the sum.</p>
        <ToolLinks tools={tools} />
      </div>
    </section>
  );
}
