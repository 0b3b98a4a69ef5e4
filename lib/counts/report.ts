/** The page with the counts, for the owner: plain HTML without a script. Pure. */
import 'server-only';
import { z } from 'zod';
import { loadBusiness } from '../content/load';
import { dayInIndia, dayMs, indiaAheadMs } from '../time';
import { actionDays, links } from '../links/links';
import { renderMessage, toOwner, type Message, type OwnerContext } from '../mail/message';
import { send } from '../mail/send';
import { serviceListPath } from '../markets/currency';
import { currencies } from '../markets/markets';
import { markup, plainPage } from '../markup';
import { env } from '../platform/env';
import { limitWeek } from '../platform/limits';
import { paths } from '../site';
import { store } from '../store/store';
import { type Count, type Counts, counts } from './counts';

/** A table shows no more rows than somebody reads. */
const mostRows = 100;

/** A site that fewer visitors named may be an advertisement to the owner: a browser says what it likes. */
const fewestVisitors = 3;

export const countsPage = (name: string, counts: Counts) =>
  plainPage(
    `Visits to ${name}`,
    markup`<p>7 and 28 days are whole days in India, up to yesterday. A page counts each time it is opened, so one visitor can count many times. A website counts once a day for each visitor, and is shown after ${fewestVisitors}. Visitors whose browser asks not to be tracked are left out.</p>
${table('Steps of an order', stepsOf(counts))}
${table('Pages', counts.pages)}
${table('Websites whose links led here', counts.hosts.filter(isRead))}`,
    styles,
  );

const styles = markup`
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
table { width: 100%; margin: 2rem 0; border-collapse: collapse; table-layout: fixed }
caption { font-size: 1.25rem; font-weight: bold; text-align: start }
th, td { padding: .4rem 0 .4rem .75rem; border-bottom: 1px solid #8888; text-align: end; vertical-align: top }
th:first-child { padding: .4rem 0; text-align: start; overflow-wrap: anywhere }
thead th:first-child { width: 52% }
tbody th { font-weight: normal }
`;

const isRead = ({ today, month }: Count) => today + month >= fewestVisitors;

/** From looking to ordering: what was opened, and what came of it. */
export const stepsOf = ({ pages, orders }: Counts): Count[] => [
  sum('A list of services opened', pages, currencies.map(serviceListPath)),
  sum('The checkout opened', pages, [paths.checkout]),
  sum('Orders placed', orders, ['placed']),
];

function sum(name: string, counts: readonly Count[], names: readonly string[]): Count {
  const matching = counts.filter((one) => names.includes(one.name));
  const total = (field: 'today' | 'week' | 'month') =>
    matching.reduce((before, one) => before + one[field], 0);
  return { name, today: total('today'), week: total('week'), month: total('month') };
}

const table = (caption: string, rows: readonly Count[]) => markup`<table>
<caption>${caption}</caption>
<thead><tr><th scope="col"></th><th scope="col">Today</th><th scope="col">7 days</th><th scope="col">28 days</th></tr></thead>
<tbody>${rows.length > 0 ? rows.slice(0, mostRows).map(row) : markup`<tr><th scope="row">None yet</th><td></td><td></td><td></td></tr>`}</tbody>
</table>`;

const row = ({ name, today, week, month }: Count) =>
  markup`<tr><th scope="row">${name}</th><td>${today}</td><td>${week}</td><td>${month}</td></tr>`;

/** Tells the owner on Monday how often the site was looked at in the last week. */
export function weekForOwner(
  counts: Counts,
  { link, ...context }: OwnerContext & { link: string },
): Message {
  const [first] = [...counts.pages].sort((one, other) => other.week - one.week);
  const rows = stepsOf(counts).map(({ name, week }) => ({ label: name, value: String(week) }));
  return renderMessage({
    ...toOwner(context),
    subject: 'Your website last week',
    preview: rows.map(({ label, value }) => `${label}: ${value}`).join('. '),
    heading: 'Your website last week',
    lead: first?.week
      ? `The page that was opened most often is ${first.name} (${first.week} times).`
      : 'No visits were counted last week.',
    blocks: [
      { kind: 'rows', rows },
      {
        kind: 'buttons',
        buttons: [{ text: 'See every page', href: link }],
        hint: `The page shows today, 7 and 28 days, and whose links led here. The button works for ${actionDays} days.`,
      },
    ],
    foot: [
      'Visits are counted without cookies, and nothing about a visitor is kept. Whoever has this email can see the counts.',
    ],
  });
}

/**
 * Mails the owner the counts of last week, once on a Monday from 8 in India on, by whichever instance comes first. One that no
 * provider takes is tried again after an hour. Never throws.
 */
export async function mailWeek(now = new Date()): Promise<void> {
  const [own, ownLinks] = [counts(), links()];
  if (!own || !ownLinks || !isMondayMorning(now)) return;
  try {
    await store().attempt(
      { key: `week ${dayInIndia(now)}` },
      async () => {
        if (!(await limitWeek()).ok) return false;
        const message = weekForOwner(await own.all(), {
          business: loadBusiness(),
          ownerEmail: env.OWNER_EMAIL,
          link: await ownLinks.counts.link({}),
        });
        return (await send(message, { mail: 'week' })).ok;
      },
      z.literal(true),
      2 * dayMs,
    );
  } catch {
    console.error('The mail with the counts of last week could not be made.');
  }
}

function isMondayMorning(now: Date) {
  const india = new Date(now.getTime() + indiaAheadMs);
  return india.getUTCDay() === 1 && india.getUTCHours() >= 8;
}
