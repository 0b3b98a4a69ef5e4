'use client';

import { useEffect } from 'react';
import { numbers } from '@/lib/calculators/calculators';
import { calculator } from './calculator';
import { keepYours } from './yours';

export const NumbersCalculator = calculator('calculators/numbers', numbers, {
  picture: ({ plates: [mulank], shortText }) =>
    mulank && <Yours key={shortText} root={mulank.sum.root} />,
});

/** Draws nothing. A link from elsewhere may be about somebody else, so it keeps no number. */
function Yours({ root }: { root: number }) {
  useEffect(() => {
    const before = location.hash;
    // The address has the result once every effect has run.
    queueMicrotask(() => {
      const isHere = document.referrer.startsWith(location.origin) || history.state?.isOwn;
      if (!isHere && before === location.hash) return;
      history.replaceState({ ...history.state, isOwn: true }, '');
      keepYours(root, location.pathname + location.hash);
    });
  }, [root]);
  return null;
}
