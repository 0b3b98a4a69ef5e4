import type { Service } from '@/lib/catalogue';
import { Icon } from '../ui/icon';
import styles from './questions.module.scss';

/** What buyers ask before they book; each answer opens on a press, by the browser itself. */
export function Questions({ questions }: Pick<Service, 'questions'>) {
  if (!questions) return null;
  return (
    <section className={styles.questions}>
      <h2>Questions before you book</h2>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <Icon name="down" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
