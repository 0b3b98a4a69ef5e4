import type { CSSProperties } from 'react';
import { Column, Row } from '@react-email/components';
import type { SumLine } from '../letter';
import { BlockTitle } from './block-title';
import { ink, light, type } from './theme';

type SumsProps = { title: string; lines: readonly SumLine[]; total: string };

/** The order's lines, and what they come to. */
export const Sums = ({ title, lines, total }: SumsProps) => (
  <>
    <BlockTitle>{title}</BlockTitle>
    {[...lines, { title: 'Subtotal', amount: total }].map((line, index) => (
      <Row
        key={index}
        className="line"
        style={{ borderTop: index > 0 ? `1px solid ${light.line}` : 0 }}
      >
        <Column {...ink('ink2', { ...type.text, padding: '10px 12px 10px 0' })}>
          {line.title}
        </Column>
        <Amount style={{ ...type.strong, lineHeight: type.text.lineHeight, padding: '10px 0' }}>
          {line.amount}
        </Amount>
      </Row>
    ))}
    <Row className="rule" style={{ borderTop: `2px solid ${light.ink}` }}>
      <Column {...ink('ink', { ...type.figure, padding: '14px 0 0' })}>Total</Column>
      <Amount style={{ ...type.figure, padding: '14px 0 0' }}>{total}</Amount>
    </Row>
  </>
);

const Amount = ({ style, children }: { style: CSSProperties; children: string }) => (
  <Column align="right" valign="top" {...ink('ink', { ...style, whiteSpace: 'nowrap' })}>
    {children}
  </Column>
);
