/**
 * Whole dates that are pasted into one box of three. Bundled into /dates.js by app/dates.js/route.ts; public/site.js imports
 * it when a box holds more than a part of one.
 */
import { findDate } from '@/lib/numerology/plain-date';

/** Puts each into all boxes of its date, now and whenever something is typed. */
export function spreadDates() {
  const boxes = () => document.querySelectorAll<HTMLInputElement>('fieldset [inputmode=numeric]');
  boxes().forEach(spread);
  document.addEventListener('input', () => boxes().forEach(spread));
}

function spread(box: HTMLInputElement) {
  const date = findDate(box.value);
  const boxes = box.closest('fieldset')?.querySelectorAll('input');
  if (!date || !boxes) return;
  boxes.forEach((one, index) => (one.value = date[index] ?? ''));
  // Whoever checks or keeps what is typed hears of it.
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
