'use client';

import { indiaNow } from '@/lib/contact/india-now';
import { useBrowserMinute } from '../ui/hours.use-minute';

/** The hands at the time in India; the HTML has none, since it doesn't know what time it will be read. */
export function ClockHands({ stroke }: { stroke: string }) {
  const here = useBrowserMinute();
  if (!here) return null;
  const { minutes } = indiaNow(here.now);
  return (
    <g stroke={stroke} strokeLinecap="round">
      <path strokeWidth={5} d="M0 0V-24" transform={`rotate(${minutes / 2})`} />
      <path strokeWidth={3} d="M0 0V-38" transform={`rotate(${(minutes % 60) * 6})`} />
    </g>
  );
}
