import type { Row as Fact } from '../letter';
import { BlockTitle } from './block-title';
import { Sentence } from './sentence';
import { Table } from './table';
import { cell, ink, type } from './theme';

/** Facts with their names beside them, a rule between. */
export const Rows = ({ title, rows }: { title?: string; rows: readonly Fact[] }) => (
  <>
    {title && <BlockTitle>{title}</BlockTitle>}
    <Table>
      {rows.map((row, index) => (
        <FactRow key={row.label} row={row} ruled={index > 0} />
      ))}
    </Table>
  </>
);

function FactRow({ row, ruled }: { row: Fact; ruled: boolean }) {
  return (
    <tr>
      <td {...cell('ink3', name, ruled)} valign="top" width="36%">
        {row.label}
      </td>
      <td {...cell('ink', value, ruled)} valign="top">
        <Sentence words={row.value} />
        {row.note && (
          <div {...ink('ink2', { ...type.small })}>
            <Sentence words={row.note} />
          </div>
        )}
      </td>
    </tr>
  );
}

const name = { ...type.text, fontSize: '15px', lineHeight: '23px', padding: '9px 12px 9px 0' };
const value = { ...type.strong, padding: '9px 0', wordBreak: 'break-word' } as const;
