import { useEffect, useState } from 'react';
import styles from './checkout.module.scss';

/** What a visitor is told while a request is on its way, and after how many milliseconds. */
const words = [
  { after: 0, say: 'Sending your order…' },
  { after: 4_000, say: 'Still sending…' },
  {
    after: 10_000,
    say: 'This takes longer than usual. Please leave the page open: your details are saved, and nothing is ordered twice.',
  },
] as const;

/**
 * That an order is on its way since that moment. It always stands in the page, because a live region that
 * comes together with its words is not read out.
 */
export function SendProgress({ since }: { since: number | undefined }) {
  const [late, setLate] = useState({ since, stage: 0 });
  useEffect(() => {
    if (since === undefined) return;
    const timers = words.map(({ after }, stage) =>
      setTimeout(() => setLate({ since, stage }), after),
    );
    return () => timers.forEach(clearTimeout);
  }, [since]);
  const stage = late.since === since ? late.stage : 0;
  return (
    // The first words stand on the button too.
    <p className={stage === 0 ? 'visually-hidden' : styles.progress} aria-live="polite">
      {since !== undefined && words[stage]?.say}
    </p>
  );
}
