import { loadPredictions, loadServices } from '../content/load';
import { predictionPath } from '../site';
import { loadPages, pageAt, pagesBelow, textsOnMulank } from './pages';

const pages = loadPages();

describe('the list of pages', () => {
  it('names each path once, below pages that are there too', () => {
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { above } of pages) for (const path of above) expect(paths).toContain(path);
  });

  it('has the services of each currency below its list', () => {
    const sold = (list: 'INR' | 'USD') =>
      loadServices().filter(({ lists }) => lists.includes(list)).length;
    expect(pagesBelow('/services')).toHaveLength(sold('INR'));
    expect(pagesBelow('/usdservice')).toHaveLength(sold('USD'));
  });

  it('changes a list on the day on which something in it changed', () => {
    const newest = pagesBelow('/blogs').map(({ updated }) => updated);
    expect(pageAt('/blogs').updated >= ([...newest].sort().at(-1) ?? '')).toBe(true);
  });
});

describe('texts that lead on', () => {
  it('leave out what is about a loss: it stands beside no service', () => {
    const losses = loadPredictions().filter(({ sober }) => sober);
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9])
      for (const { href } of textsOnMulank(n))
        expect(losses.map(({ id }) => predictionPath(id))).not.toContain(href);
  });
});
