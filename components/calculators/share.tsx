import { useState } from 'react';
import { linkHash, type LinkFields } from '@/lib/calculators/link';
import type { Typed } from '@/lib/calculators/reading';
import { ButtonLink, Buttons } from '../ui/button';
import { CopyButton } from '../ui/copy-button';
import { Checkbox } from '../ui/field';
import { Icon } from '../ui/icon';
import type { ToolFacts } from './calculator';
import styles from './share.module.scss';

type ShareProps = { tool: ToolFacts; verdict: string; typed: Typed; fields: LinkFields };

/**
 * The result to keep: as a message that the visitor sends, and as a link. What was typed stands after '#' in it, and a
 * date of birth only with a tick.
 */
export function Share({ tool, verdict, typed, fields: { open, birth } }: ShareProps) {
  const [withDate, setWithDate] = useState(false);
  const hasDate = linkHash(typed, birth) !== '';
  const hash = linkHash(typed, withDate ? [...open, ...birth] : open);
  const link = `${location.origin}${tool.path}${hash}`;
  const subject = encodeURIComponent(tool.name);
  const message = encodeURIComponent(`${tool.name}: ${verdict}. ${link}`);
  return (
    <section className={styles.share} aria-labelledby="share">
      <h2 id="share">Keep this result</h2>
      <p>Free: send it to yourself, or to whoever decides with you.</p>
      <Buttons wide>
        <ButtonLink look="line" small newTab href={`https://wa.me/?text=${message}`}>
          <Icon name="chat" />
          Send it on WhatsApp
        </ButtonLink>
        <ButtonLink look="line" small href={`mailto:?subject=${subject}&body=${message}`}>
          <Icon name="mail" />
          Send it by email
        </ButtonLink>
      </Buttons>
      {hasDate && (
        <Checkbox
          id="with-date"
          label={birth.includes('day2') ? bothDates : oneDate}
          checked={withDate}
          onChange={({ target }) => setWithDate(target.checked)}
        />
      )}
      <p>
        {hash
          ? 'What you typed stands after the # sign, which no server is sent. Whoever has the link can read it.'
          : 'Without your date the link leads to the empty calculator.'}
      </p>
      <p className={styles.link}>{link}</p>
      <div className={styles.copy}>
        <CopyButton value={link} what="the link" />
      </div>
    </section>
  );
}

const oneDate = 'Put the date of birth into the link.';
const bothDates = 'Put both dates of birth into the link.';
