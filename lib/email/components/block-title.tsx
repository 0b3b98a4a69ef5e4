import { Heading } from '@react-email/components';
import { ink, type } from './theme';

export const BlockTitle = ({ children }: { children: string }) => (
  <Heading as="h2" {...ink('ink', { ...type.title, margin: '32px 0 10px' })}>
    {children}
  </Heading>
);
