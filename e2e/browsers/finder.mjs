// Runs in a page: finds drawn elements by accessible name, in every client alike.
import { computeAccessibleName } from 'dom-accessibility-api';

const isDrawn = (one) => one.getClientRects().length > 0 && one.checkVisibility?.() !== false;
const nameOf = (one) => computeAccessibleName(one).replace(/\s+/g, ' ').trim();
const drawn = (selector) => [...document.querySelectorAll(selector)].filter(isDrawn);

window.finder = {
  named: (selector, name) =>
    drawn(selector).find((one) =>
      typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one)),
    ),
  others: () =>
    `There are: ${drawn('a, button, summary, input, textarea').map(nameOf).join(' | ')}`,
  over(one) {
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = one.getClientRects()[0];
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const isHit = [one, ...(one.labels ?? [])].some((part) => part.contains(hit));
    return isHit ? '' : `It is covered by ${hit?.outerHTML.slice(0, 200)}`;
  },
};
