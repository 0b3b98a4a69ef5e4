import { options } from 'preact';

// Preact's effects wait for a frame, which never comes under fake timers. Here they happen at once.
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

/** Replaces React's act() in Testing Library. */
export function act(work) {
  const result = work();
  finish();
  if (typeof result?.then !== 'function') return Promise.resolve();
  return result.then(async (value) => {
    for (let step = 0; step < 10; step++) await Promise.resolve();
    finish();
    return value;
  });
}
