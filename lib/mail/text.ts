/** The plain text part of a mail, drawn from its letter. Pure. */
import type { Block, Letter, Row, Words } from './letter';

export function letterText(letter: Letter): string {
  const parts = [
    letter.heading,
    letter.lead ? wordsText(letter.lead) : '',
    ...letter.blocks.map(blockText),
    '-'.repeat(48),
    ...letter.foot.map(wordsText),
    letter.sender,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
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
      // Each line is marked, so that nothing a visitor writes can pass for a part of the mail.
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
    case 'warning':
      return `!! ${block.text}`;
    case 'small':
      return wordsText(block.words);
  }
}

/** No rule below the title, and no column of values: spam filters take a name before a line or a gap for a form to fill in. */
const titled = (title: string | undefined, lines: readonly string[]) =>
  [...(title ? [title.toUpperCase()] : []), ...lines].join('\n');

const rowText = ({ label, value, note }: Row) =>
  `${label}: ${wordsText(value)}${note ? `\n  ${wordsText(note)}` : ''}`;

/** A web link is written out in angle brackets (RFC 3986, appendix C); a number or address says itself. */
function wordsText(words: Words): string {
  if (typeof words === 'string') return words;
  return words
    .map((word) => {
      if (typeof word === 'string') return word;
      return word.href.startsWith('http') ? `${word.text} <${word.href}>` : word.text;
    })
    .join('');
}
