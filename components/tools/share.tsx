import { useState } from 'react';
import { linkHash } from '@/lib/tools/link';
import type { Typed } from '@/lib/tools/reading';
import { Button } from '../ui/button';
import { CopyButton } from '../ui/copy-button';
import { Checkbox } from '../ui/field';
import type { ToolFacts } from './calculator';
import styles from './share.module.scss';

type ShareProps = {
  tool: ToolFacts;
  typed: Typed;
  fields: { open: readonly string[]; birth: readonly string[] };
};

/** A link to this result. What was typed stands after '#', and a date of birth only with a tick. */
export function Share({ tool, typed, fields: { open, birth } }: ShareProps) {
  const [withDate, setWithDate] = useState(false);
  const hasDate = linkHash(typed, birth) !== '';
  const hash = linkHash(typed, withDate ? [...open, ...birth] : open);
  const link = `${location.origin}${tool.path}${hash}`;
  return (
    <section className={styles.share} aria-labelledby="share">
      <h2 id="share">Share this result</h2>
      <p>
        {hash
          ? 'What you typed stands after the # sign, a part of the address that is never sent to a server. Whoever has the link can read it.'
          : 'Without your date the link leads to the empty calculator.'}
      </p>
      {hasDate && (
        <Checkbox
          id="with-date"
          label={birth.includes('day2') ? bothDates : oneDate}
          checked={withDate}
          onChange={({ target }) => setWithDate(target.checked)}
        />
      )}
      <p className={styles.link}>{link}</p>
      <div className={styles.ways}>
        <CopyButton value={link} what="the link" />
        {'share' in navigator && (
          <Button look="line" small onClick={() => void offer(tool.name, link)}>
            Share…
          </Button>
        )}
      </div>
    </section>
  );
}

const oneDate = 'Put the date of birth into the link.';
const bothDates = 'Put both dates of birth into the link.';

/** Opens the device's own list of ways to share; closing it is an answer too. */
async function offer(title: string, url: string) {
  try {
    await navigator.share({ title, url });
  } catch {
    // Nothing was chosen, or the device refused: the link still stands there to be copied.
  }
}
