import { options } from 'preact';

// Preact's own act() holds every drawing and every effect until it ends, and without one an effect waits for a frame,
// which never comes where a test holds the clock. Here both are done at once, as React does them: as soon as the
// code at hand is through, and at the latest when act() ends.
const waiting = new Set();

const soon = (work) => {
  waiting.add(work);
  Promise.resolve().then(() => waiting.delete(work) && work());
};

options.debounceRendering = soon;
options.requestAnimationFrame = soon;

function finish() {
  for (const work of waiting) {
    waiting.delete(work);
    work();
  }
}

/** Stands in the place of React's, for Testing Library. */
export function act(work) {
  const result = work();
  finish();
  if (typeof result?.then !== 'function') return Promise.resolve();
  return result.then(async (value) => {
    // What was answered meanwhile may lead to further steps.
    for (let step = 0; step < 10; step++) await Promise.resolve();
    finish();
    return value;
  });
}
