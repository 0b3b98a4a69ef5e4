import { markup, type Markup } from '../markup';
import type { Anchor, Block, Letter, FactRow, SumLine, Words } from './letter';

/** Inline, since mail programs know no custom properties; classes turn the colours dark. */
const light = {
  page: '#F3EEE3',
  card: '#FFFFFF',
  sun: '#FFE9B5',
  warn: '#FCEAE6',
  ink: '#171A3A',
  ink2: '#474A68',
  ink3: '#62657F',
  err: '#B3201A',
  line: '#E1DACB',
  action: '#1B1E4B',
  onAction: '#FFFFFF',
};

const dark: typeof light = {
  page: '#0B0D20',
  card: '#1A1D3E',
  sun: '#1F2350',
  warn: '#3A1A22',
  ink: '#F8F1E3',
  ink2: '#C6C5D4',
  ink3: '#A0A1BA',
  err: '#FF9C8C',
  line: '#2E325A',
  action: '#F7B02C',
  onAction: '#171A3A',
};

/** Marigold and its ink stay in the dark, like the cells at the head. */
const sun = { ground: '#F7B02C', ink: '#171A3A' };

const serif = "Georgia, 'Times New Roman', serif";
const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const mono = "Menlo, Consolas, 'Courier New', monospace";

const face = (family: string, weight: number, size: number, leading: number) =>
  `font-family:${family};font-weight:${weight};font-size:${size}px;line-height:${leading}px`;

const text = face(sans, 400, 16, 25);
const strong = face(sans, 700, 16, 23);
const small = face(sans, 400, 14, 21);
const figure = face(serif, 700, 22, 28);

type Ink = 'ink' | 'ink2' | 'ink3' | 'err';
type Ground = 'page' | 'card' | 'sun' | 'warn';

const inked = (ink: Ink, style: string, more = '') =>
  markup` class="${ink}${more}" style="color:${light[ink]};${style}"`;

/** Rules on a ground take the class `line`. */
const grounded = (ground: Ground, style: string, more = ' line') =>
  markup` class="${ground}${more}" style="background-color:${light[ground]};border-color:${light.line};${style}"`;

const styles = {
  sender: inked('ink', `${face(serif, 700, 26, 30)};letter-spacing:-0.4px;margin:0 0 26px`),
  heading: inked('ink', `${face(serif, 700, 32, 38)};letter-spacing:-0.5px;margin:0 0 14px`),
  lead: inked('ink2', `${text};margin:0 0 16px`),
  sheet: grounded('card', 'padding:28px 40px 36px;border-radius:0 0 14px 14px', ' line pad round'),
  title: inked('ink', `${face(serif, 700, 21, 27)};margin:32px 0 10px`),
  foot: inked('ink2', `${small};margin:0 0 14px`),
  note: inked('ink2', small),
  stepTitle: inked('ink', face(serif, 700, 16, 23)),
  stepText: inked('ink2', text),
  lines: inked('ink2', `${text};margin:0;word-break:break-word`),
  quote: inked(
    'ink',
    `${text};padding:2px 0 2px 16px;border-left:4px solid ${sun.ground};word-break:break-word`,
  ),
  warning: grounded('warn', `padding:14px 20px;border-left:4px solid ${light.err}`, ''),
  warningText: inked('err', strong),
  copyHint: inked('ink2', `${small};margin:0 0 8px`),
  copy: grounded(
    'page',
    `color:${light.ink};${face(mono, 400, 14, 21)};margin:0;padding:12px 16px;white-space:pre-wrap;word-break:break-word`,
    ' ink',
  ),
  buttonHint: inked('ink2', `${small};margin:4px 0 0`),
  small: inked('ink3', `${small};margin:28px 0 0;word-break:break-word`),
  total: inked('ink', `${figure};padding:14px 0 0;border-top:2px solid ${light.ink}`, ' rule'),
  totalFigure: inked(
    'ink',
    `${figure};padding:14px 0 0;border-top:2px solid ${light.ink};white-space:nowrap`,
    ' rule',
  ),
  disc: `${face(serif, 700, 16, 36)};width:36px;border-radius:18px;text-align:center;background-color:${sun.ground};color:${sun.ink}`,
  link: `color:${light.ink};text-decoration:underline`,
};

export function letterHtml(letter: Letter): string {
  const body = row(
    markup`<td class="out" style="padding:32px 16px">${row(
      markup`<td>${loShuStrip}${sheet(letter)}${foot(letter)}</td>`,
      'border-collapse:separate;max-width:600px',
      markup` align="center"`,
    )}</td>`,
    `border-collapse:separate;background-color:${light.page};border-color:${light.line}`,
    markup` class="page line"`,
  );
  return markup`<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html lang="en" dir="ltr">${head(letter.heading)}<body class="page" style="margin:0;padding:0">${preview(letter.preview)}${body}</body></html>`.toString();
}

/** Declares both colour schemes, and keeps programs from making links of their own. */
const head = (title: string) =>
  markup`<head><meta name="viewport" content="width=device-width, initial-scale=1"/><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"/><meta name="x-apple-disable-message-reformatting"/><meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no"/><meta name="color-scheme" content="light dark"/><meta name="supported-color-schemes" content="light dark"/><title>${title}</title><style>${styleSheet}</style></head>`;

/** The text beside the subject in an inbox, then blanks that keep the mail's own words out. */
const preview = (words: string) =>
  markup`<div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0">${words}<div>${'\u00a0\u200c'.repeat(75)}</div></div>`;

const sheet = (letter: Letter) =>
  row(
    markup`<td${styles.sheet}><p${styles.sender}>${letter.sender}</p><h1${styles.heading}>${letter.heading}</h1>${
      letter.lead && markup`<p${styles.lead}>${sentence(letter.lead)}</p>`
    }${letter.blocks.map(block)}</td>`,
  );

const foot = (letter: Letter) =>
  row(
    markup`<td class="pad" style="padding:24px 40px 8px">${letter.foot.map((words) => markup`<p${styles.foot}>${sentence(words)}</p>`)}</td>`,
  );

function block(block: Block): Markup | readonly Markup[] {
  switch (block.kind) {
    case 'rows':
      return [heading(block.title), table(block.rows.map(factRow))];
    case 'panel':
      return [heading(block.title), panel(block.rows)];
    case 'steps':
      return [heading(block.title), ...block.steps.map(step)];
    case 'sums':
      return [heading(block.title), sums(block.lines, block.total)];
    case 'lines':
      return [heading(block.title), markup`<p${styles.lines}>${broken(block.lines)}</p>`];
    case 'quote':
      return [
        heading(block.title),
        row(markup`<td${styles.quote}>${broken(block.text.split('\n'))}</td>`),
      ];
    case 'copy':
      return markup`${heading(block.title)}<p${styles.copyHint}>${block.hint}</p><pre${styles.copy}>${block.text}</pre>`;
    case 'buttons':
      return [
        heading(block.title),
        ...block.buttons.map((anchor, index) =>
          button(
            anchor,
            { isFirst: index === 0, isSolid: index === 0 && !block.quiet },
            block.title,
          ),
        ),
        markup`${block.hint && markup`<p${styles.buttonHint}>${block.hint}</p>`}`,
      ];
    case 'day':
      return dayPanel(block);
    case 'warning':
      return row(
        markup`<td${styles.warning}><div${styles.warningText}>${block.text}</div></td>`,
        'border-collapse:separate;margin:20px 0 0',
      );
    case 'small':
      return markup`<p${styles.small}>${sentence(block.words)}</p>`;
  }
}

const heading = (title: string | undefined) =>
  markup`${title && markup`<h2${styles.title}>${title}</h2>`}`;

const factRow = ({ label, value, note }: FactRow, index: number) =>
  markup`<tr><td${ruled('ink3', `${face(sans, 400, 15, 23)};padding:9px 12px 9px 0`, index)} valign="top" width="36%">${label}</td><td${ruled('ink', `${strong};padding:9px 0;word-break:break-word`, index)} valign="top">${sentence(value)}${noteOf(note)}</td></tr>`;

const ruled = (ink: Ink, style: string, index: number) =>
  inked(ink, `${style};border-top:${index > 0 ? `1px solid ${light.line}` : 0}`, ' line');

const noteOf = (note: Words | undefined) =>
  note &&
  markup`<div${styles.note}>${typeof note === 'string' ? broken(note.split('\n')) : sentence(note)}</div>`;

/** Facts in a frame, each name above its value; the key ones large, on a ground of their own. */
const panel = (rows: readonly FactRow[]) =>
  row(
    markup`<td>${rows.map((fact, index) => panelRow(fact, index === 0, index === rows.length - 1))}</td>`,
    `border-collapse:separate;border:1px solid ${light.line};border-radius:12px`,
    markup` class="line"`,
  );

function panelRow({ label, value, note, key }: FactRow, isFirst: boolean, isLast: boolean) {
  const [top, bottom] = [isFirst, isLast].map((isRound) => (isRound ? '11px' : '0'));
  const rule = isFirst ? 0 : `1px solid ${light.line}`;
  const cell = grounded(
    key ? 'sun' : 'card',
    `padding:11px 20px 10px;border-top:${rule};border-radius:${top} ${top} ${bottom} ${bottom}`,
  );
  return row(
    markup`<td${cell}><div${inked(key ? 'ink2' : 'ink3', small)}>${label}</div><div${inked('ink', `${key ? figure : strong};word-break:break-word`)}>${sentence(value)}</div>${noteOf(note)}</td>`,
  );
}

const step = ({ title, words }: { title: string; words: Words }, index: number) =>
  row(
    markup`<td valign="top" width="52" style="width:52px;padding:0 0 16px"><div style="${styles.disc}">${index + 1}</div></td><td valign="top" style="padding:4px 0 16px"><div${styles.stepTitle}>${title}</div><div${styles.stepText}>${sentence(words)}</div></td>`,
  );

const sums = (lines: readonly SumLine[], total: string) =>
  table([
    ...[...lines, { title: 'Subtotal', amount: total }].map(
      ({ title, amount }, index) =>
        markup`<tr><td${ruled('ink2', `${text};padding:10px 12px 10px 0`, index)}>${title}</td><td${ruled('ink', `${face(sans, 700, 16, 25)};padding:10px 0;white-space:nowrap`, index)} align="right" valign="top">${amount}</td></tr>`,
    ),
    markup`<tr><td${styles.total}>Total</td><td${styles.totalFigure} align="right">${total}</td></tr>`,
  ]);

/** Large enough for a thumb. Both kinds turn in the dark by their classes. */
function button(
  { text, href }: Anchor,
  { isFirst, isSolid }: { isFirst: boolean; isSolid: boolean },
  title: string | undefined,
) {
  const [ground, ink] = isSolid ? [light.action, light.onAction] : [light.card, light.action];
  const style = `${strong};display:block;padding:11px 20px;border:2px solid ${light.action};border-radius:999px;text-align:center;text-decoration:none;background-color:${ground};color:${ink}`;
  return row(
    markup`<td style="padding:0 0 10px"><a href="${href}" target="_blank" class="${isSolid ? 'pill' : 'pill hollow'}" style="${style}">${text}</a></td>`,
    `border-collapse:separate;margin:${isFirst && !title ? '24px 0 0' : '0'}`,
  );
}

const sentence = (words: Words) =>
  typeof words === 'string'
    ? words
    : words.map((word) =>
        typeof word === 'string'
          ? word
          : markup`<a href="${word.href}" target="${word.href.startsWith('http') ? '_blank' : '_self'}" class="ink" style="${styles.link}">${word.text}</a>`,
      );

/** Elements, since Outlook knows no `white-space: pre-line`. */
const broken = (lines: readonly string[]) =>
  lines.map((line, index) => markup`${index > 0 && markup`<br/>`}${line}`);

/** Lines under each other, each a `tr`: mail programs know no other layout. */
const table = (
  rows: readonly Markup[],
  style = 'border-collapse:collapse',
  attributes: Markup | '' = '',
) =>
  markup`<table width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="${style}"${attributes}><tbody>${rows}</tbody></table>`;

/** A single line, whose cells may have round corners. */
const row = (cells: Markup, style = 'border-collapse:separate', attributes: Markup | '' = '') =>
  table([markup`<tr>${cells}</tr>`], style, attributes);

const cream = '#FBF3E2';

/** Number, ground, and an ink that can be read on it: the Lo Shu square, row by row. */
const plates = [
  [4, '#2B55B7', cream],
  [9, '#C22B1D', cream],
  [2, '#DCE4E6', sun.ink],
  [3, '#FFC837', sun.ink],
  [5, '#18774F', cream],
  [7, '#7FC8BA', sun.ink],
  [8, '#1B1E4B', sun.ground],
  [1, '#F58F1D', sun.ink],
  [6, '#F3A5BB', sun.ink],
] as const;

const loShuStrip = row(
  markup`${plates.map(
    ([number, ground, ink]) =>
      markup`<td align="center" style="${face(serif, 700, 22, 44)};background-color:${ground};color:${ink}">${number}</td>`,
  )}`,
  'border-collapse:collapse;table-layout:fixed',
  markup` aria-hidden="true"`,
);

function dayPanel({ day, date, hour, under }: Extract<Block, { kind: 'day' }>) {
  const root = day % 9 || 9;
  const [, ground, ink] = plates.find(([number]) => number === root) ?? plates[0];
  const words = grounded('sun', 'padding:16px 12px 16px 18px;border-radius:0 11px 11px 0');
  return row(
    markup`<td width="112" align="center" aria-hidden="true" class="day" style="${face(serif, 700, 64, 68)};letter-spacing:-3px;width:112px;padding:20px 0;border-radius:11px 0 0 11px;background-color:${ground};color:${ink}">${day}</td><td${words}><div${styles.stepText}>${date}</div><div class="ink hour" style="${face(serif, 700, 42, 48)};letter-spacing:-1px;white-space:nowrap;color:${light.ink}">${hour}</div><div${styles.note}>${under}</div></td>`,
    `border-collapse:separate;border:1px solid ${light.line};border-radius:12px`,
    markup` class="line"`,
  );
}

const inks = ['ink', 'ink2', 'ink3', 'err'] as const;
const grounds = ['page', 'card', 'sun', 'warn'] as const;

const inkRules = (scope: string) =>
  inks.map((name) => `${scope}.${name}{color:${dark[name]}!important}`).join('');

const groundRules = (scope: string) =>
  grounds.map((name) => `${scope}.${name}{background-color:${dark[name]}!important}`).join('');

const pillRules = (scope: string) =>
  `${scope}.pill{background-color:${dark.action}!important;border-color:${dark.action}!important;color:${dark.onAction}!important}` +
  `${scope}.hollow{background-color:${dark.card}!important;border-color:${dark.ink}!important;color:${dark.ink}!important}`;

/** Dark for programs that ask the system, and for Outlook, which marks what it has recoloured. */
const styleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `.page{background-color:${light.page}}`,
  'a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}',
  '@media (max-width:620px){.out{padding:0!important}.pad{padding-left:20px!important;padding-right:20px!important}',
  '.round{border-radius:0!important}h1{font-size:28px!important;line-height:34px!important}.day{width:96px!important;font-size:56px!important}.hour{font-size:34px!important;line-height:40px!important}}',
  `@media (prefers-color-scheme:dark){${inkRules('')}${groundRules('')}${pillRules('')}.line{border-color:${dark.line}!important}.rule{border-color:${dark.ink}!important}}`,
  inkRules('[data-ogsc] '),
  groundRules('[data-ogsb] '),
  pillRules('[data-ogsb] '),
].join('\n');
