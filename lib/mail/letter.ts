import { whatsappLink } from '../site';

export type Anchor = { text: string; href: string };

/** Strings are text, never markup. */
export type Words = string | readonly (string | Anchor)[];

/** A `key` row must be found at a glance. */
export type FactRow = { label: string; value: Words; note?: Words; key?: boolean };

export type SumLine = { title: string; amount: string };

export type Block =
  | { kind: 'rows'; title?: string; rows: readonly FactRow[] }
  /** Rows in a frame: what has to be paid, or to be expected. */
  | { kind: 'panel'; title: string; rows: readonly FactRow[] }
  | { kind: 'steps'; title: string; steps: readonly { title: string; words: Words }[] }
  | { kind: 'sums'; title: string; lines: readonly SumLine[]; total: string }
  | { kind: 'lines'; title: string; lines: readonly string[] }
  | { kind: 'quote'; title: string; text: string }
  | { kind: 'copy'; title: string; hint: string; text: string }
  /** The first one is the main one, unless all are `quiet`. `hint` stands below them. */
  | {
      kind: 'buttons';
      title?: string;
      buttons: readonly Anchor[];
      hint?: string;
      quiet?: true;
    }
  /** A day that counts, drawn large beside its hour; `under` says whose clock it is. */
  | { kind: 'day'; day: number; date: string; hour: string; under: string }
  | { kind: 'warning'; text: string }
  | { kind: 'small'; words: Words };

export type Letter = {
  sender: string;
  preview: string;
  heading: string;
  lead?: Words;
  blocks: readonly Block[];
  foot: readonly Words[];
};

export type Parts<T> = readonly (T | '' | false | undefined)[];

/** A telephone that was read is in E.164, any other stands as it was typed. */
export function phoneRows(phone: string, hello: string): FactRow[] {
  const [, number] = /^\+(\d{7,15})(?: ext\. \d+)?$/.exec(phone) ?? [];
  const note = 'As it was typed: it is a number in no country we know.';
  if (!number) return [{ label: 'Phone', value: phone, note }];
  const chat = { text: 'Write a message', href: whatsappLink(number, hello) };
  return [
    { label: 'Phone', value: [{ text: phone, href: `tel:+${number}` }] },
    { label: 'WhatsApp', value: [chat] },
  ];
}

/** The part before the @ may hold '?' and '&', which in a link would add recipients. */
export function mailAnchor(email: string, subject?: string): Anchor {
  const atSign = email.lastIndexOf('@');
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return {
    text: email,
    href: `mailto:${encodeURIComponent(email.slice(0, atSign))}${email.slice(atSign)}${query}`,
  };
}

export const forSpreadsheet = (text: string): Block => ({
  kind: 'copy',
  title: 'For your spreadsheet',
  hint: 'Copy this line and paste it into the first cell of an empty row.',
  text,
});

export function letterText({ heading, lead, blocks, foot, sender }: Letter): string {
  const parts = [
    heading,
    lead && wordsText(lead),
    ...blocks.map(blockText),
    '-'.repeat(48),
    ...foot.map(wordsText),
    sender,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'rows':
    case 'panel':
      return titled(block.title, block.rows.map(rowText));
    case 'steps':
      return titled(
        block.title,
        block.steps.map(({ title, words }, index) => `${index + 1}. ${title}. ${wordsText(words)}`),
      );
    case 'sums':
      return titled(block.title, [
        ...block.lines.map(({ title, amount }) => `${title}: ${amount}`),
        `Subtotal: ${block.total}`,
        `Total: ${block.total}`,
      ]);
    case 'lines':
      return titled(block.title, block.lines);
    case 'quote':
      // Marked line by line, so that nothing a visitor writes can pass for a part of the mail.
      return titled(
        block.title,
        block.text.split('\n').map((line) => `> ${line}`),
      );
    case 'copy':
      return titled(block.title, [block.hint, '', block.text]);
    case 'buttons':
      return titled(block.title, [
        ...block.buttons.map(({ text, href }) => `${text}:\n<${href}>`),
        ...(block.hint ? ['', block.hint] : []),
      ]);
    case 'day':
      return `${block.date}, ${block.hour}\n${block.under}`;
    case 'warning':
      return `!! ${block.text}`;
    case 'small':
      return wordsText(block.words);
  }
}

/** No rule and no column of values: spam filters take a name before a line or gap for a form. */
const titled = (title: string | undefined, lines: readonly string[]) =>
  [...(title ? [title.toUpperCase()] : []), ...lines].join('\n');

const rowText = ({ label, value, note }: FactRow) =>
  `${label}: ${wordsText(value)}${note ? `\n  ${wordsText(note).replaceAll('\n', '\n  ')}` : ''}`;

/** Web links in angle brackets: RFC 3986, appendix C. */
function wordsText(words: Words): string {
  if (typeof words === 'string') return words;
  return words
    .map((word) => {
      if (typeof word === 'string') return word;
      return word.href.startsWith('http') ? `${word.text} <${word.href}>` : word.text;
    })
    .join('');
}
