import type { Row as Fact } from '../letter';
import { BlockTitle } from './block-title';
import { Sentence } from './sentence';
import { Table } from './table';
import { ink, light, type } from './theme';

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
  const borderTop = ruled ? `1px solid ${light.line}` : 0;
  return (
    <tr>
      <td {...ink('ink3', { ...name, borderTop })} className="ink3 line" valign="top" width="36%">
        {row.label}
      </td>
      <td {...ink('ink', { ...value, borderTop })} className="ink line" valign="top">
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
