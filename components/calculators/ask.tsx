import { useState, type MouseEvent } from 'react';
import type { Service } from '@/lib/services/catalogue';
import { checkoutPath, formatPrice, home } from '@/lib/markets/currency';
import { serviceWords, type Currency } from '@/lib/markets/markets';
import type { IntakeGiven } from '@/lib/calculators/intake-given';
import { ButtonLink } from '../ui/button';
import { CopyButton } from '../ui/copy-button';
import { Checkbox } from '../ui/field';
import { Fold } from '../ui/fold';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Notice } from '../ui/notice';
import styles from './ask.module.scss';
import type { ToolFacts } from './calculator';
import { carryIntoNote, noteText, type NotCarried } from './carry-into-note';

export type AskService = Pick<Service, 'id' | 'title' | 'prices' | 'lists'>;

/** From a result to a reading by a person: its lines go into the order's note, if the visitor ticks it. */
type AskProps = { tool: ToolFacts; lines: readonly string[]; given: IntakeGiven };

export function Ask({ tool, lines, given }: AskProps) {
  const { name, service } = tool;
  const [isTicked, setIsTicked] = useState(false);
  const [notCarried, setNotCarried] = useState<NotCarried>();
  const text = noteText(name, lines);

  function onFollow(event: MouseEvent) {
    const refused = isTicked ? carryIntoNote(text, given) : undefined;
    setNotCarried(refused);
    if (refused) event.preventDefault();
  }

  const way = (currency: Currency) => ({
    href: checkoutPath(service.id, currency),
    onClick: onFollow,
  });
  return (
    <section className={styles.ask} aria-labelledby="ask">
      <h2 id="ask">Ask about this</h2>
      <p>
        Order a reading, and the practitioner starts with your numbers worked out. You type nothing
        twice.
      </p>
      <Checkbox
        id="carry"
        label="Yes, put these lines into the note of my order form."
        checked={isTicked}
        onChange={({ target }) => setIsTicked(target.checked)}
      />
      <p className={styles.fine}>Without the tick nothing is passed on.</p>
      <Fold title="Which lines these are">
        <ul className={styles.lines} aria-label="Which lines these are">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className={styles.fine}>
          With the tick they wait in the form, and what you typed in the fields for your reading.
          You can change both, and nothing is sent until you send it.
        </p>
      </Fold>
      {notCarried && (
        <Notice kind="error">
          <p>{sentences[notCarried]}</p>
          <CopyButton value={text} what="these lines" />
        </Notice>
      )}
      <ButtonLink {...way(home)} className={styles.book}>
        Book {service.title}, {formatPrice(service.prices[home], home)}
        <Icon name="arrow" />
      </ButtonLink>
      {service.lists
        .filter((currency) => currency !== home)
        .map((currency) => (
          <p key={currency} className={styles.fine}>
            {serviceWords[currency].where}:{' '}
            <Link {...way(currency)}>
              the same for {formatPrice(service.prices[currency], currency)}
            </Link>
            .
          </p>
        ))}
    </section>
  );
}

const sentences: Record<NotCarried, string> = {
  full: 'The note in your order form has no room for these lines. Copy them, shorten the note there, and add them.',
  blocked:
    'Your browser does not let this page keep anything, so the lines can’t be put there. Copy them into the form instead.',
};
