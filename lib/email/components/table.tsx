import type { ReactNode } from 'react';

/** Lines under each other, each a `tr`. React Email's own `Row` is a table around a single one. */
export const Table = ({ children }: { children: ReactNode }) => (
  <table
    width="100%"
    border={0}
    cellPadding="0"
    cellSpacing="0"
    role="presentation"
    style={{ borderCollapse: 'collapse' }}
  >
    <tbody>{children}</tbody>
  </table>
);
