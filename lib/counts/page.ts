/** The page with the counts, for the owner: plain HTML without a script. Pure. */
import { escapeHtml } from '../markup';
import { serviceListPath } from '../markets/currency';
import { currencies } from '../markets/markets';
import { paths } from '../site';
import type { Count, Counts } from './counts';

/** A table shows no more rows than somebody reads. */
const mostRows = 100;

/** A site that fewer visitors named may be an advertisement to the owner: a browser says what it likes. */
const fewestVisitors = 3;

export const countsPage = (name: string, counts: Counts) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Visits to ${escapeHtml(name)}</title>
<style>
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
table { width: 100%; margin: 2rem 0; border-collapse: collapse; table-layout: fixed }
caption { font-size: 1.25rem; font-weight: bold; text-align: start }
th, td { padding: .4rem 0 .4rem .75rem; border-bottom: 1px solid #8888; text-align: end; vertical-align: top }
th:first-child { padding: .4rem 0; text-align: start; overflow-wrap: anywhere }
thead th:first-child { width: 52% }
tbody th { font-weight: normal }
</style>
</head>
<body>
<h1>Visits to ${escapeHtml(name)}</h1>
<p>7 and 28 days are whole days in India, up to yesterday. A page counts each time it is opened, so one visitor can count many times. A website counts once a day for each visitor, and is shown after ${fewestVisitors}. Visitors whose browser asks not to be tracked are left out.</p>
${table('Steps of an order', stepsOf(counts))}
${table('Pages', counts.pages)}
${table('Websites whose links led here', counts.hosts.filter(isRead))}
</body>
</html>`;

const isRead = ({ today, month }: Count) => today + month >= fewestVisitors;

/** From looking to ordering: what was opened, and what came of it. */
export const stepsOf = ({ pages, orders }: Counts): Count[] => [
  sum('A list of services opened', pages, currencies.map(serviceListPath)),
  sum('The checkout opened', pages, [paths.checkout]),
  sum('Orders placed', orders, ['placed']),
];

function sum(name: string, counts: readonly Count[], names: readonly string[]): Count {
  const own = counts.filter((one) => names.includes(one.name));
  const total = (field: 'today' | 'week' | 'month') =>
    own.reduce((before, one) => before + one[field], 0);
  return { name, today: total('today'), week: total('week'), month: total('month') };
}

const table = (caption: string, rows: readonly Count[]) => `<table>
<caption>${caption}</caption>
<thead><tr><th scope="col"></th><th scope="col">Today</th><th scope="col">7 days</th><th scope="col">28 days</th></tr></thead>
<tbody>
${rows.slice(0, mostRows).map(row).join('\n') || '<tr><th scope="row">None yet</th><td></td><td></td><td></td></tr>'}
</tbody>
</table>`;

const row = ({ name, today, week, month }: Count) =>
  `<tr><th scope="row">${escapeHtml(name)}</th><td>${today}</td><td>${week}</td><td>${month}</td></tr>`;
