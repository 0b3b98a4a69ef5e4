import type { Row as Fact } from '../letter';
import { BlockTitle } from './block-title';
import { Sentence } from './sentence';
import { Row } from './table';
import { ground, ink, light, type } from './theme';

/** Facts in a frame, each name above its value; the key ones large, on a ground of their own. */
export const Panel = ({ title, rows }: { title: string; rows: readonly Fact[] }) => (
  <>
    <BlockTitle>{title}</BlockTitle>
    <Row
      className="line"
      style={{
        border: `1px solid ${light.line}`,
        borderRadius: '12px',
      }}
    >
      <td>
        {rows.map((row, index) => (
          <PanelRow
            key={row.label}
            row={row}
            first={index === 0}
            last={index === rows.length - 1}
          />
        ))}
      </td>
    </Row>
  </>
);

function PanelRow({ row, first, last }: { row: Fact; first: boolean; last: boolean }) {
  const corner = (round: boolean) => (round ? '11px' : '0');
  const cell = ground(row.key ? 'sun' : 'card', {
    padding: '11px 20px 10px',
    borderTop: first ? 0 : `1px solid ${light.line}`,
    borderRadius: `${corner(first)} ${corner(first)} ${corner(last)} ${corner(last)}`,
  });
  return (
    <Row>
      <td {...cell}>
        <div {...ink(row.key ? 'ink2' : 'ink3', { ...type.small })}>{row.label}</div>
        <div {...ink('ink', { ...(row.key ? type.figure : type.strong), wordBreak: 'break-word' })}>
          <Sentence words={row.value} />
        </div>
        {row.note && (
          <div {...ink('ink2', { ...type.small })}>
            <Sentence words={row.note} />
          </div>
        )}
      </td>
    </Row>
  );
}
