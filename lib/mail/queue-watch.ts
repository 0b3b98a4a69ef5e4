import 'server-only';
import { sentence } from '../settings/settings';
import { queueFault } from './fault-for-owner';
import { tellFaults } from './faults';
import { flushQueue, mailQueue } from './queue';

/** For whoever watches the site: whether an order that no provider takes could be kept, and what lies there. */
export async function queueHealth() {
  const look = await mailQueue()?.status();
  if (!look) return { queue: 'none' as const };
  const { usable, waiting, broken } = look;
  return { queue: usable ? ('ok' as const) : ('unusable' as const), waiting, broken };
}

let told: string | undefined;

/** Says in the log what is wrong with the queue, at the start and whenever that changes. */
export async function tellQueue() {
  const look = await mailQueue()?.status();
  if (!look) return;
  const faults = look.faults.map(sentence);
  if (faults.join() === told) return;
  told = faults.join();
  for (const fault of faults) console.error(fault);
  // The server starts meanwhile.
  void tellFaults(...look.faults.map((fault) => queueFault(fault, look.usable)));
  if (look.broken > 0)
    console.error(
      `Entries of the mail queue that could not be read and were set aside: ${look.broken}.`,
    );
  if (!look.usable)
    console.error(
      'There is no mail queue until then: an order that no provider takes stays with its buyer.',
    );
  else console.info(`The mail queue can keep orders; ${look.waiting} wait there.`);
}

/**
 * For a server that lives on: a round soon, for what an earlier process left behind, and one a minute.
 * @param afterwards what else is due by then; never throws
 */
export function keepFlushing(afterwards: () => Promise<void>) {
  if (!mailQueue()) return;
  setTimeout(() => void flushQueue(), 2_000).unref();
  setInterval(
    () =>
      void tellQueue()
        .then(flushQueue)
        .then(() => afterwards()),
    60_000,
  ).unref();
}
