import 'server-only';
import { loadBusiness } from '../content/load';
import { env } from '../platform/env';
import { limitFault } from '../platform/limits';
import { singleAttempt } from './deliver';
import { errorFault, faultForOwner, type Fault, type NotedFault } from './fault-for-owner';
import { send } from './send';

const shared = globalThis as typeof globalThis & { practiceFaults?: Map<string, NotedFault> };

/** What this process saw since the owner was told, by where it was: routes are bundled apart. */
const noted = (shared.practiceFaults ??= new Map());

/** A site that is broken in more places than this needs no longer list. */
const mostFaults = 20;

/** Tells the owner of faults, now or with the next mail about them. Never throws. */
export function tellFaults(...faults: Fault[]): Promise<void> {
  for (const fault of faults) {
    const known = noted.get(fault.where);
    if (known || noted.size < mostFaults)
      noted.set(fault.where, { ...fault, times: (known?.times ?? 0) + 1, last: new Date() });
  }
  return mailFaults();
}

/**
 * Mails what was noted, once an hour at most: all instances together where they share a database. A mail that no provider
 * takes stands in the log, and waits for its hour like any other. Nothing is mailed where mail goes to the outbox.
 */
export async function mailFaults(): Promise<void> {
  if (noted.size === 0 || env.EMAIL_TRANSPORT === 'outbox') return;
  try {
    if (!(await limitFault()).ok) return;
    const context = { business: loadBusiness(), ownerEmail: env.OWNER_EMAIL };
    const told = [...noted.values()];
    const sent = await send(await faultForOwner(told, context), { mail: 'fault' }, singleAttempt);
    // What came again meanwhile is another entry.
    if (sent.ok) for (const one of told) if (noted.get(one.where) === one) noted.delete(one.where);
  } catch {
    console.error('The owner could not be told of a fault: see the lines above.');
  }
}

/**
 * Tells the owner of an error that a route has thrown. The framework answers when what this returns is done, so it waits for
 * a mail only where a platform would freeze us otherwise.
 * @param file as the framework names it: '/api/time/[file]/route'
 */
export function tellError(error: unknown, file: string): Promise<void> | undefined {
  const told = tellFaults(errorFault(error, file));
  const waitUntil = requestContext()?.waitUntil;
  if (waitUntil) return waitUntil(told);
  return env.platform ? told : undefined;
}

/** Where a platform says how a function stays alive: nextjs.org/docs/app/api-reference/functions/after */
const requestContext = () =>
  (Reflect.get(globalThis, Symbol.for('@next/request-context')) as RequestContext)?.get();

type RequestContext =
  { get: () => { waitUntil?: (promise: Promise<unknown>) => undefined } | undefined } | undefined;
