'use client';

import { indiaNow } from '@/lib/contact/india-now';
import { island } from '../island/island';
import { useBrowserMinute } from './hours.use-minute';

const Island = island('contact/clock-hands', ClockHands, 'g');
export { Island as ClockHands };

/** The hands at the time in India; the HTML has none, since it doesn't know what time it will be read. */
function ClockHands({ stroke }: { stroke: string }) {
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
