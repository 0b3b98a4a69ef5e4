/** Most of the time the provider takes 40 ms; now and then one of these faults. Returns how to end that. */
export function failAtRandom(standIn, faults) {
  const change = setInterval(() => {
    const lot = Math.random();
    standIn.behave(lot < 0.7 ? usual : faults[Math.floor(Math.random() * faults.length)]);
  }, 50);
  return () => {
    clearInterval(change);
    standIn.behave(usual);
  };
}

export const providerMs = 40;

export const usual = { mode: 'slow', delay: providerMs };

/** It is down, refuses, or breaks the line: whatever happens, it has no mail. */
export const noes = [
  { mode: 'down', status: 503 },
  { mode: 'down', status: 429, headers: { 'Retry-After': '1' } },
  { mode: 'refuse', status: 400 },
  { mode: 'hang-up' },
];

/** It takes the mail and never ends its answer: a server that is killed then can't know that it was taken. */
export const halfAnswer = { mode: 'stall' };
