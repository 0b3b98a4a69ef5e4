import type { Service } from '@/lib/services/catalogue';
import { Fold } from '../ui/fold';
import styles from './questions.module.scss';

/** What buyers ask before they book; each answer opens on a press, by the browser itself. */
export function Questions({ questions }: Pick<Service, 'questions'>) {
  if (!questions) return null;
  return (
    <section className={styles.questions}>
      <h2>Questions before you book</h2>
      {questions.map(({ question, answer }) => (
        <Fold key={question} title={question}>
          <p>{answer}</p>
        </Fold>
      ))}
    </section>
  );
}
