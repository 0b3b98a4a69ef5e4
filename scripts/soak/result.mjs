import { ownerEmail } from '../../e2e/stand-in-env.mjs';

/**
 * What became of orders: how many were received, and how often the owner has each. A second mail is a double where a crash
 * came between sending and writing it down; a third is a fault.
 */
export function resultOf(orders, inbox) {
  const received = orders.filter(({ status }) => status === 201);
  const mails = received.map(({ key }) => ownerMails(key, inbox));
  const missing = mails.filter((count) => count === 0).length;
  const most = Math.max(0, ...mails);
  const counts = {
    orders: orders.length,
    'answered 201': received.length,
    'of them queued': received.filter(({ queued }) => queued).length,
    missing,
    doubles: mails.filter((count) => count > 1).length,
    'most mails of one': most,
  };
  const faults = [
    ...(missing > 0 ? [`${missing} orders never reached the owner`] : []),
    ...(most > 2 ? [`the owner has one order ${most} times`] : []),
  ];
  return { counts, faults };
}

/** How often the owner has the same mail about this order. */
function ownerMails(key, inbox) {
  const subjects = inbox
    .filter(({ to, text }) => to === ownerEmail && text.includes(key))
    .map(({ subject }) => subject);
  return Math.max(0, ...subjects.map((one) => subjects.filter((other) => other === one).length));
}
