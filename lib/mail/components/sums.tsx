import type { SumLine } from '../letter';
import { BlockTitle } from './block-title';
import { Table } from './table';
import { cell, ink, light, type } from './theme';

type SumsProps = { title: string; lines: readonly SumLine[]; total: string };

/** The order's lines, and what they come to. */
export const Sums = ({ title, lines, total }: SumsProps) => (
  <>
    <BlockTitle>{title}</BlockTitle>
    <Table>
      {[...lines, { title: 'Subtotal', amount: total }].map((line, index) => (
        <Line key={index} {...line} ruled={index > 0} />
      ))}
      <tr>
        <td {...ink('ink', sum)} className="ink rule">
          Total
        </td>
        <td {...ink('ink', { ...sum, whiteSpace: 'nowrap' })} className="ink rule" align="right">
          {total}
        </td>
      </tr>
    </Table>
  </>
);

const Line = ({ title, amount, ruled }: SumLine & { ruled: boolean }) => (
  <tr>
    <td {...cell('ink2', name, ruled)}>{title}</td>
    <td {...cell('ink', figure, ruled)} align="right" valign="top">
      {amount}
    </td>
  </tr>
);

const name = { ...type.text, padding: '10px 12px 10px 0' };
const figure = {
  ...type.strong,
  lineHeight: type.text.lineHeight,
  padding: '10px 0',
  whiteSpace: 'nowrap',
} as const;
const sum = { ...type.figure, padding: '14px 0 0', borderTop: `2px solid ${light.ink}` };
