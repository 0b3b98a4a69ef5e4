import { ink, type } from './theme';

export const BlockTitle = ({ children }: { children: string }) => (
  <h2 {...ink('ink', { ...type.title, margin: '32px 0 10px' })}>{children}</h2>
);
