'use client';

import { UnexpectedError } from '@/components/layout/unexpected-error';

export default function ErrorBoundary({ reset }: { reset: () => void }) {
  return <UnexpectedError retry={reset} />;
}
