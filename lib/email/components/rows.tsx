import { Column, Row } from '@react-email/components';
import type { Row as Fact } from '../letter';
import { BlockTitle } from './block-title';
import { Sentence } from './sentence';
import { ink, light, type } from './theme';

/** Facts with their names beside them, a rule between. */
export const Rows = ({ title, rows }: { title?: string; rows: readonly Fact[] }) => (
  <>
    {title && <BlockTitle>{title}</BlockTitle>}
    {rows.map((row, index) => (
      <FactRow key={row.label} row={row} ruled={index > 0} />
    ))}
  </>
);

function FactRow({ row, ruled }: { row: Fact; ruled: boolean }) {
  const rule = { borderTop: ruled ? `1px solid ${light.line}` : 0 };
  return (
    <Row className="line" style={rule}>
      <Column
        valign="top"
        width="36%"
        {...ink('ink3', {
          ...type.text,
          fontSize: '15px',
          lineHeight: '23px',
          padding: '9px 12px 9px 0',
        })}
      >
        {row.label}
      </Column>
      <Column
        valign="top"
        {...ink('ink', { ...type.strong, padding: '9px 0', wordBreak: 'break-word' })}
      >
        <Sentence words={row.value} />
        {row.note && (
          <div {...ink('ink2', { ...type.small })}>
            <Sentence words={row.note} />
          </div>
        )}
      </Column>
    </Row>
  );
}
