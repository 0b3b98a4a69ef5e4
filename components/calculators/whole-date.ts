/** Bundled into /dates.js; public/site.js imports it when a whole date is in one box. */
import { findDate } from '@/lib/numerology/plain-date';

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
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
