import 'server-only';
import { loadBusiness } from '../content/load';
import { env } from '../settings/env';
import { limitFault } from '../platform/limits';
import { singleAttempt, send, type About } from './send';
import { whenDone } from '../time';
import type { SettingFault } from '../settings/settings';
import { paths } from '../site';
import type { FactRow } from './letter';
import { renderMessage, toOwner, type Message, type OwnerContext } from './message';

/** Tries once and never throws; the log has the failure. Returns whether the mail went out. */
export async function sendBestEffort(
  about: About,
  write: () => Message | Promise<Message>,
): Promise<boolean> {
  try {
    return (await send(await write(), about, singleAttempt)).ok;
  } catch {
    console.error(
      `mail ${[about.mail, about.orderId].filter(Boolean).join(' of ')}: could not be written`,
    );
    return false;
  }
}

const shared = globalThis as typeof globalThis & { practiceFaults?: Map<string, NotedFault> };

/** Shared by the process, since routes are bundled apart. */
const noted = (shared.practiceFaults ??= new Map());

/** A longer list would tell the owner no more. */
const maxFaults = 20;

export function reportFaults(...faults: Fault[]): Promise<void> {
  for (const fault of faults) {
    const entry = noted.get(fault.where);
    if (entry || noted.size < maxFaults)
      noted.set(fault.where, { ...fault, times: (entry?.times ?? 0) + 1, last: new Date() });
  }
  return mailFaults();
}

/** Mails once an hour at most, for all instances that share a database. Never to the outbox. */
export async function mailFaults(): Promise<void> {
  if (noted.size === 0 || env.EMAIL_TRANSPORT === 'outbox' || !(await limitFault()).ok) return;
  const unsent = [...noted.values()];
  const isSent = await sendBestEffort({ mail: 'fault' }, () =>
    faultForOwner(unsent, { business: loadBusiness(), ownerEmail: env.OWNER_EMAIL }),
  );
  // A fault that came again meanwhile is another entry.
  if (isSent) for (const one of unsent) if (noted.get(one.where) === one) noted.delete(one.where);
}

/** Returns a promise where the answer has to wait for the mail, or a platform would freeze it. */
export function reportError(error: unknown, file: string): Promise<void> | undefined {
  const delivery = reportFaults(errorFault(error, file));
  const waitUntil = requestContext()?.waitUntil;
  if (waitUntil) return waitUntil(delivery);
  return env.platform ? delivery : undefined;
}

/** nextjs.org/docs/app/api-reference/functions/after: a platform keeps a function alive by it */
const requestContext = () =>
  (Reflect.get(globalThis, Symbol.for('@next/request-context')) as RequestContext)?.get();

type RequestContext =
  { get: () => { waitUntil?: (promise: Promise<unknown>) => undefined } | undefined } | undefined;

/** A fault of the server, in words that hold nothing of a visitor. */
export type Fault = {
  /** The pattern of a route ('/api/time/[file]'), or what else failed. */
  where: string;
  kind: string;
  /** A sentence: what it means for orders. */
  meaning: string;
};

/** `times` counts since the owner was told. */
export type NotedFault = Fault & { times: number; last: Date };

export const faultForOwner = (faults: readonly NotedFault[], context: OwnerContext): Message =>
  renderMessage({
    ...toOwner(context),
    subject: `Your website needs a look: ${faults[0]?.where ?? 'a fault'}`,
    preview: 'Something went wrong. Please forward this to whoever looks after your site.',
    heading: 'Something went wrong on your website',
    lead: 'Please forward this email to whoever looks after your site. It holds nothing about visitors or buyers.',
    blocks: [{ kind: 'rows', title: 'What happened', rows: faults.map(rowOf) }],
    foot: [
      'An email like this comes once an hour at most. The details stand in the log of the server, at the times above, India time.',
    ],
  });

const rowOf = ({ where, kind, meaning, times, last }: NotedFault): FactRow => ({
  label: where,
  value: `${kind}, ${times === 1 ? 'once' : `at least ${times} times, last`} on ${whenDone(last.toISOString())}`,
  note: meaning,
});

/** @param file as the framework names it: '/api/time/[file]/route' */
export function errorFault(error: unknown, file: string): Fault {
  const where = file.replace(/\/(?:page|route)$/, '') || '/';
  const meaning =
    where === paths.orderApi
      ? 'An order may not have reached you yet. The page of its buyer keeps it, and sends it again by itself.'
      : 'Orders come in as usual.';
  return { where, kind: nameOf(error), meaning };
}

/** An error's message may hold what a visitor typed; its name is the program's. */
function nameOf(error: unknown) {
  const name = typeof error === 'object' && error && 'name' in error ? String(error.name) : '';
  return /^\w{1,60}$/.test(name) ? name : 'Error';
}

export const queueFault = ({ name, problem, fix }: SettingFault): Fault => ({
  where: name,
  kind: problem,
  meaning: `Orders still come in. If email fails as well, an order stays on the page of its buyer, which sends it again by itself. ${fix}`,
});

export const queueAway: Fault = {
  where: 'The queue of orders',
  kind: 'It could not be read',
  meaning: 'New orders still come in. Those that wait there are sent once it can be read again.',
};

export const queueReplaced: Fault = {
  where: 'DATABASE_URL',
  kind: 'The file was removed or replaced while the site ran',
  meaning:
    'New orders are kept in the file that is there now. What waited in the other one is not in it, and bills begin at 1 again, unless it is a copy: docs/instances.md says how the numbers go on.',
};

export const ordersWait: Fault = {
  where: 'The queue of orders',
  kind: 'The mail provider did not take an order or a message',
  meaning: 'It is safe. It waits on the server, which sends it again by itself.',
};

export const brokenOrder: Fault = {
  where: 'An order that waited',
  kind: 'It was damaged, and set aside',
  meaning:
    'The name and number of the buyer may still be legible: docs/instances.md says where it lies.',
};
