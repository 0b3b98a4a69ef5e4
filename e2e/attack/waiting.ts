import { expect } from '@playwright/test';

/** Median time of a page's answers, asked for one after the other. */
async function medianOf(url: string, until: (times: number[]) => boolean) {
  const times: number[] = [];
  while (!until(times)) {
    const start = performance.now();
    const page = await fetch(url);
    await page.arrayBuffer();
    expect(page.status).toBe(200);
    times.push(performance.now() - start);
  }
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

export type Waiting = { rest: number; meanwhile: number; pages: number };

/** Times of the same page at rest, and while something else goes on. */
export async function waitMeanwhile(url: string, work: () => Promise<unknown>): Promise<Waiting> {
  await medianOf(url, ({ length }) => length === 50);
  const rest = await medianOf(url, ({ length }) => length === 100);
  let isOver = false;
  let pages = 0;
  const working = work().finally(() => (isOver = true));
  const meanwhile = await medianOf(url, ({ length }) => {
    pages = length;
    return isOver && length > 0;
  });
  await working;
  const found = { rest: Math.round(rest), meanwhile: Math.round(meanwhile), pages };
  console.log(found);
  return found;
}
