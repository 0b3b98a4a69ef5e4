import type { Business } from '../content/business-schema';
import type { Counts } from './counts';
import { stepsOf } from './page';
import { actionDays } from '../links/links';
import { renderMessage, type Message } from '../mail/message';

/** Tells the owner on Monday how often the site was looked at in the last week. */
export function weekForOwner(
  counts: Counts,
  {
    business,
    ownerEmail,
    link,
  }: { business: Pick<Business, 'name'>; ownerEmail: string; link: string },
): Promise<Message> {
  const [first] = [...counts.pages].sort((one, other) => other.week - one.week);
  const rows = stepsOf(counts).map(({ name, week }) => ({ label: name, value: String(week) }));
  return renderMessage(
    { to: ownerEmail, replyTo: ownerEmail, subject: 'Your website last week' },
    {
      sender: business.name,
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
    },
  );
}
