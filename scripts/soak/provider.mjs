/** Most of the time the provider takes 40 ms; now and then it is down, refuses, or breaks the line. Returns how to end that. */
export function failAtRandom(standIn) {
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

const faults = [
  { mode: 'down', status: 503 },
  { mode: 'down', status: 429, headers: { 'Retry-After': '1' } },
  { mode: 'refuse', status: 400 },
  { mode: 'hang-up' },
  { mode: 'stall' },
];
