import { useState, type MouseEvent } from 'react';
import { digitalRoot, isDark } from '@/lib/art/drawing';
import {
  fitsLink,
  type IntakePrefill,
  type LinkFields,
  linkHash,
} from '@/lib/calculators/definition';
import type { Reading, FormValues } from '@/lib/calculators/reading';
import { checkoutPath, formatPrice, home } from '@/lib/markets/currency';
import { serviceWords, type Currency } from '@/lib/markets/markets';
import { mailLink, whatsappLink } from '@/lib/site';
import { noteMaxLength } from '@/lib/order/fields';
import type { Service } from '@/lib/services/catalogue';
import { intakeDraft, orderDraft } from '../stored';
import {
  Button,
  ButtonLink,
  Buttons,
  CopyButton,
  Checkbox,
  Icon,
  Fold,
  Link,
  MessageLinks,
  Notice,
} from '../ui';
import { numeralOf } from './result';
import styles from './share.module.scss';

export type ToolFacts = { name: string; path: string; service: AskService };

type ShareProps = { tool: ToolFacts; reading: Reading; typed: FormValues; fields: LinkFields };

/** A link holds the input after '#', and a date of birth only with a tick. */
export function Share({ tool, reading, typed, fields: { open, birth } }: ShareProps) {
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
    import('./result-image')
      .then(({ saveImage }) => saveImage({ tool, reading, isSigned }, printOf))
      .catch(() => 'The picture could not be drawn. Check your connection and try again.')
      .then(setNews);
  };

  return (
    <section className="sunk shrink rounded room flow" aria-labelledby="share">
      <h2 id="share" className="title-3">
        Keep this result
      </h2>
      <p className="muted fine">
        Reload and Back bring it again: it stands in this page’s address after ‘#’, which stays on
        your device.
      </p>
      <Buttons wide>
        <Button look="line" small onClick={savePicture} aria-disabled={news === ''}>
          Save as a picture
        </Button>
        <MessageLinks
          whatsapp={whatsappLink('', message)}
          email={mailLink('', tool.name, message)}
          labels={['Send it on WhatsApp', 'Send it by email']}
          small
        />
      </Buttons>
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
      <p className="muted fine">
        {hash
          ? 'Whoever has the link can read what you typed; our server can’t.'
          : 'Nothing of what you typed is in the link: it leads to the empty calculator.'}
      </p>
      <p className={`fine ${styles.link}`}>{link}</p>
      <div className="hang">
        <CopyButton value={link} what="the link" />
      </div>
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

/** '1. 12B: 1 + 2 + 2 = 5' */
const listOf = ({ candidates = [] }: Reading) =>
  candidates.map(
    ({ place, written, counts: [own] }) =>
      `${place ? `${place}. ` : ''}${written}: ${own?.working ?? ''}`,
  );

const printOf = (n: number) => ({ ...numeralOf(n), isDark: isDark(digitalRoot(n)) });

export type AskService = Pick<Service, 'id' | 'title' | 'prices' | 'lists'>;

type AskProps = { tool: ToolFacts; lines: readonly string[]; prefill: IntakePrefill };

export function Ask({ tool: { name, service }, lines, prefill }: AskProps) {
  const [isTicked, setIsTicked] = useState(false);
  const [notCarried, setNotCarried] = useState<NotCarried>();
  const text = noteText(name, lines);

  function onFollow(event: MouseEvent) {
    const refused = isTicked ? carryIntoNote(text, { ...prefill, service: service.id }) : undefined;
    setNotCarried(refused);
    if (refused) event.preventDefault();
  }

  const way = (currency: Currency) => ({
    href: checkoutPath(service.id, currency),
    onClick: onFollow,
  });
  return (
    <section className="panel shrink room flow" aria-labelledby="ask">
      <h2 id="ask" className="title-2">
        Ask about this
      </h2>
      <p className="muted">
        Order a reading, and the practitioner starts with your numbers worked out. You type nothing
        twice.
      </p>
      <Checkbox
        id="carry"
        label="Yes, put these lines into the note of my order form."
        checked={isTicked}
        onChange={({ target }) => setIsTicked(target.checked)}
      />
      <p className="faint fine">Without the tick nothing is passed on.</p>
      <Fold title="Which lines these are">
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line} className="figures rem">
              {line}
            </li>
          ))}
        </ul>
        <p className="faint fine">
          With the tick they wait in the form, and what you typed in the fields for your reading,
          where you can change both.
        </p>
      </Fold>
      {notCarried && (
        <Notice kind="error">
          <p>{refusals[notCarried]}</p>
          <CopyButton value={text} what="these lines" />
        </Notice>
      )}
      <Buttons>
        <ButtonLink {...way(home)}>
          Book {service.title}, {formatPrice(service.prices[home], home)}
          <Icon name="arrow" />
        </ButtonLink>
      </Buttons>
      {service.lists
        .filter((currency) => currency !== home)
        .map((currency) => (
          <p key={currency} className="faint fine">
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

const refusals = {
  full: 'The note in your order form has no room for these lines. Copy them, shorten the note there, and add them.',
  blocked: 'Your browser lets this page keep nothing. Copy the lines into the form instead.',
};

type NotCarried = keyof typeof refusals;

/** Appends a text to the note of the checkout's draft, once and uncut; nothing is sent. */
export function carryIntoNote(text: string, prefill: IntakePrefill): NotCarried | undefined {
  const draft = orderDraft.read();
  const parts = draft.note.includes(text) ? [draft.note] : [draft.note.trimEnd(), text];
  const note = parts.filter(Boolean).join('\n\n');
  if (note.length > noteMaxLength) return 'full';
  // A changed order must not be sent by itself.
  orderDraft.write({ ...draft, note, pending: undefined });
  intakeDraft.change((intake) => ({ ...intake, given: prefill }));
  return orderDraft.isKept() && intakeDraft.isKept() ? undefined : 'blocked';
}

export const noteText = (name: string, lines: readonly string[]) =>
  [`From the calculator "${name}":`, ...lines].join('\n');
