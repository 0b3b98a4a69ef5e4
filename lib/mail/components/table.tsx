import type { ComponentProps } from 'react';

/** Lines under each other, each a `tr`: mail programs know no other layout. */
export const Table = ({ style, children, ...attributes }: ComponentProps<'table'>) => (
  <table
    width="100%"
    border={0}
    cellPadding="0"
    cellSpacing="0"
    role="presentation"
    style={{ borderCollapse: 'collapse', ...style }}
    {...attributes}
  >
    <tbody>{children}</tbody>
  </table>
);

/** A single line, whose cells may have round corners. */
export const Row = ({ style, children, ...attributes }: ComponentProps<'table'>) => (
  <Table style={{ borderCollapse: 'separate', ...style }} {...attributes}>
    <tr>{children}</tr>
  </Table>
);
