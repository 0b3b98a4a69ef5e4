/** @jest-environment node */
import { countsPage, stepsOf } from './page';

const count = (name: string, today: number, week: number, month: number) => ({
  name,
  today,
  week,
  month,
});

const counts = {
  pages: [
    count('/services', 1, 10, 40),
    count('/usdservice', 0, 2, 5),
    count('/checkout', 1, 3, 9),
    count('other', 0, 0, 1),
  ],
  hosts: [count('<b>.example', 1, 1, 2), count('buy.example', 1, 1, 1)],
  orders: [count('placed', 1, 2, 6)],
};

it('adds up the steps from looking to ordering', () => {
  expect(stepsOf(counts)).toEqual([
    count('A list of services opened', 1, 12, 45),
    count('The checkout opened', 1, 3, 9),
    count('Orders placed', 1, 2, 6),
  ]);
});

it('shows what was counted as text, in a page that nobody lists and that has no script', () => {
  const html = countsPage('Navank', counts);
  expect(html).toContain('<th scope="row">/checkout</th><td>1</td><td>3</td><td>9</td>');
  expect(html).toContain('&lt;b&gt;.example');
  expect(html).not.toContain('buy.example');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('<script');
  expect(countsPage('Navank', { pages: [], hosts: [], orders: [] })).toContain('None yet');
});
