'use client';

import { UnexpectedError } from '@/components/layout/unexpected-error';

export default function ErrorBoundary({ retry }: { retry: () => void }) {
  return <UnexpectedError retry={retry} />;
}
