import type { Section } from '@/lib/content/sections';
import { digitsOf } from '@/lib/numerology/reduce';
import { Plate } from '../../ui/plate';
import { Html } from '../html';
import { Prose } from '../prose';
import styles from './clause.module.scss';

/** The clause itself, and what it says in plain words. Both HTML. */
export type ClauseText = Section & { plain: string };

/** One clause; its number is printed in plates. */
export function Clause({ id, number, title, html, plain }: ClauseText) {
  return (
    <section className={styles.clause} aria-labelledby={id}>
      <div className={styles.number}>
        {digitsOf(String(number ?? '')).map((digit, index) => (
          <Plate key={index} kind="plate" id={digit} className={styles.plate} />
        ))}
      </div>
      <h2 id={id} className={styles.title}>
        {number !== undefined && <span className="visually-hidden">{number}. </span>}
        <Html as="span" html={title} />
      </h2>
      <div className={styles.text}>
        <Prose html={html} />
      </div>
      {plain && (
        <div className={styles.plain}>
          <p className={styles.label}>In plain words</p>
          <Html as="div" html={plain} />
        </div>
      )}
    </section>
  );
}
