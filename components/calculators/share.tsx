import { useRef, useState } from 'react';
import { digitalRoot, isDark } from '@/lib/art/drawing';
import { fitsLink, type LinkFields, linkHash } from '@/lib/calculators/definition';
import type { Reading, FormValues } from '@/lib/calculators/reading';
import { whatsappLink } from '@/lib/site';
import { CopyButton, Checkbox, Icon, Fold, InputField, Link } from '../ui';
import type { AskFacts } from './ask';
import { numeralOf } from './result';
import styles from './share.module.scss';

export type ToolFacts = { name: string; path: string; ask: AskFacts };

type ShareProps = { tool: ToolFacts; reading: Reading; typed: FormValues; fields: LinkFields };

/** A link holds the input after '#', and a date of birth only with a tick. */
export function Share({ tool, reading, typed, fields: { open, birth } }: ShareProps) {
  const names = useRef<HTMLDivElement>(null);
  const [isSigned, setIsSigned] = useState(false);
  const [news, setNews] = useState<string>();
  const hasDate = linkHash(typed, birth) !== '';
  const shared = (isSigned ? [...open, ...birth] : open).filter((field) =>
    fitsLink(typed[field] ?? ''),
  );
  const hash = linkHash(typed, shared);
  const link = `${location.origin}${tool.path}${hash}`;
  const message = [`${tool.name}: ${reading.verdict}.`, ...listOf(reading), link].join(
    reading.candidates ? '\n' : ' ',
  );

  const savePicture = () => {
    if (news === '') return;
    setNews('');
    const inputs = names.current?.querySelectorAll('input') ?? [];
    const people = [...inputs].map(({ value }) => value.trim());
    import('./result-image')
      .then(({ saveImage }) => saveImage({ tool, reading, isSigned, people }, printOf))
      .catch(() => 'The picture could not be drawn. Check your connection and try again.')
      .then(setNews);
  };

  return (
    <section className="sunk shrink rounded room flow" aria-labelledby="share">
      <h2 id="share" className="title-3">
        Keep this result
      </h2>
      <div className={styles.ways}>
        <Link href={whatsappLink('', message)} newTab>
          <Icon name="chat" />
          WhatsApp
        </Link>
        <button type="button" onClick={savePicture} aria-disabled={news === ''}>
          <Icon name="picture" />
          <span>
            <span className="visually-hidden">Save as a </span>Picture
          </span>
        </button>
        <CopyButton value={link} what="the link" />
      </div>
      {news && (
        <p className="fine" role="alert">
          {news}
        </p>
      )}
      {reading.subjects.length > 0 && (
        <Checkbox
          id="signed"
          label={hasDate ? linkedToo(reading.subjects) : nameToo}
          checked={isSigned}
          onChange={({ target }) => setIsSigned(target.checked)}
        />
      )}
      <Fold title="A first name on the picture">
        <div className="flow" ref={names}>
          {whoseOf(reading).map((label) => (
            <InputField key={label} id={label} label={label} maxLength={20} autoComplete="off" />
          ))}
        </div>
      </Fold>
      <p className="muted fine">
        {hash
          ? 'Whoever has the link can read what you typed; our server can’t. '
          : 'Nothing of what you typed is in the link: it leads to the empty calculator. '}
        Reload and Back bring this result again.
      </p>
    </section>
  );
}

/** A name has no digits; a date has. */
function linkedToo(subjects: readonly string[]) {
  const [first = '', second = ''] = subjects;
  if (/\d/.test(second) && !/\d/.test(first))
    return 'Put the names and dates of birth into the picture, and the dates into the link.';
  if (second) return 'Put both dates of birth into picture and link.';
  return `Put the ${/\d/.test(first) ? 'date of birth' : 'name'} into picture and link.`;
}

const nameToo = 'Put the name into the picture.';

const whoseOf = ({ plates }: Reading) => {
  const people = plates.flatMap(({ whose }) => whose ?? []);
  return people.length > 0 ? people : ['First name'];
};

/** '1. 12B: 1 + 2 + 2 = 5' */
const listOf = ({ candidates = [] }: Reading) =>
  candidates.map(
    ({ place, written, counts: [own] }) =>
      `${place ? `${place}. ` : ''}${written}: ${own?.working ?? ''}`,
  );

const printOf = (n: number) => ({ ...numeralOf(n), isDark: isDark(digitalRoot(n)) });
