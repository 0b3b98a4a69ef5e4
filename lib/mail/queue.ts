import 'server-only';
import { z } from 'zod';
import { parseJson } from '../json';
import { dayMs } from '../time';
import { limitWaitingMail } from '../platform/limits';
import { sentence, type SettingFault } from '../settings/settings';
import type { ClaimedMail, MailStatus } from '../store/mails';
import { store, type Store } from '../store/store';
import { connectionFault, type ConnectionFault } from './transport';
import { messageSchema } from './message';
import { singleAttempt, retryLimits, send } from './send';
import {
  brokenOrder,
  mailFaults,
  ordersWait,
  queueAway,
  queueFault,
  queueReplaced,
  reportFaults,
} from './faults';

const queuedMailSchema = z.object({
  message: messageSchema,
  about: z.object({ mail: z.string(), orderId: z.string().optional() }),
  /** Goes to a stranger, who may not have asked for it: the limits say when. */
  isLimited: z.literal(true).optional(),
});

export type QueuedMail = z.infer<typeof queuedMailSchema>;

/** A buyer's confirmation is a courtesy, and worth nothing after a day. */
export const isOptional = ({ about }: QueuedMail) => about.mail === 'order-buyer';

const keptMs = (mail: QueuedMail) => {
  if (isOptional(mail)) return dayMs;
  return mail.isLimited ? 7 * dayMs : Infinity;
};

/** Half a minute after the first failure, then twice as long each time, an hour at most. */
const pauseAfter = (tries: number) => Math.min(15_000 * 2 ** tries, 60 * 60 * 1000);

/**
 * Keeps the mails of an order, the owner's first. A database that failed may have kept them all
 * the same, so what was sent is marked in either case. Undefined in memory, where nothing is kept.
 */
export async function keepMails(
  id: string,
  mails: readonly QueuedMail[],
  storage: Store = store(),
) {
  if (storage.kind === 'memory') return undefined;
  const bodies = mails.map((mail) => ({ name: mail.about.mail, body: JSON.stringify(mail) }));
  const taken = await storage.enqueue(id, bodies).catch(() => undefined);
  async function release({ about }: QueuedMail, afterMs = pauseAfter(1)) {
    if (!taken) throw new Error('mail queue: nothing was kept');
    await storage.release({ order: id, name: about.mail, lease: taken.lease }, afterMs);
  }
  return {
    /** They are there for certain. */
    areKept: taken !== undefined,
    /** Whether this process has it alone for now. */
    has: ({ about }: QueuedMail) => !taken || taken.names.includes(about.mail),
    sent: ({ about }: QueuedMail) => storage.markSent(id, about.mail),
    drop: ({ about }: QueuedMail) => storage.drop(id, about.mail),
    /** Lets it wait for so long, in milliseconds. */
    release,
    /** They wait for the next round; false when that can't be written down. */
    wait: (...left: QueuedMail[]) =>
      Promise.all(left.map((mail) => release(mail))).then(
        () => true,
        () => false,
      ),
  };
}

export type Flushed = { delivered: number; failed: number };

let running: Promise<Flushed> | undefined;

/** Runs one round at a time in this process. Never throws. */
export const flushQueue = () =>
  (running ??= store()
    .withoutBudget(() => flush(store(), send))
    .finally(() => (running = undefined)));

/** A round must end well before a hosting platform ends it. */
const roundMs = 20_000;

/** A mail that is refused by itself holds up no other; a way out that is closed ends the round. */
export async function flush(
  storage: Store,
  sendMail: typeof send,
  now: () => number = Date.now,
): Promise<Flushed> {
  const end = now() + roundMs;
  const flushed = { delivered: 0, failed: 0 };
  await storage.sweep().catch(() => undefined);
  if (storage.kind === 'memory') return flushed;
  try {
    let isOpen = true;
    let waits = false;
    while (isOpen && now() < end) {
      const claimed = await storage.claimDue();
      if (!claimed) break;
      const { outcome, mail } = await sendClaimed(claimed, storage, sendMail, now);
      isOpen = outcome !== 'closed';
      if (outcome === 'done') flushed.delivered += 1;
      if (outcome === 'refused' || outcome === 'closed') {
        flushed.failed += 1;
        waits ||= !!mail && !isOptional(mail);
      }
    }
    await (waits ? reportFaults(ordersWait) : mailFaults());
  } catch {
    console.error('mail queue: it cannot be used at the moment');
    await reportFaults(queueAway);
  }
  return flushed;
}

/** `closed`: no other mail would get out either. */
type Claimed = { outcome: 'done' | 'waits' | 'refused' | 'closed'; mail?: QueuedMail };

async function sendClaimed(
  claimed: ClaimedMail,
  storage: Store,
  sendMail: typeof send,
  now: () => number,
): Promise<Claimed> {
  const { order, name, body, since, tries } = claimed;
  const mail = queuedMailSchema.safeParse(parseJson(body)).data;
  if (!mail) {
    await storage.setAside(order, name);
    console.error('mail queue: a mail could not be read, and was set aside (docs/instances.md)');
    await reportFaults(brokenOrder);
    return { outcome: 'done' };
  }
  // Older or newer: a clock may have been wrong.
  if (Math.abs(now() - since) > keptMs(mail)) {
    await storage.drop(order, name);
    return { outcome: 'done' };
  }
  const quota = mail.isLimited ? await limitWaitingMail(mail.message.to) : undefined;
  if (quota?.ok === false) {
    await storage.release(claimed, quota.retryAfterSeconds * 1000);
    return { outcome: 'waits' };
  }
  const sent = await sendMail(
    mail.message,
    mail.about,
    isOptional(mail) ? singleAttempt : retryLimits,
  );
  if (sent.ok) {
    await storage.markSent(order, name);
    return { outcome: 'done' };
  }
  await quota?.refund();
  if (sent.isFinal && isOptional(mail)) {
    await storage.drop(order, name);
    return { outcome: 'refused', mail };
  }
  await storage.release(claimed, pauseAfter(tries));
  return { outcome: sent.onlyThisMail ? 'refused' : 'closed', mail };
}

export async function queueHealth() {
  const { kind, usable, waiting, broken } = await store().status();
  if (kind === 'memory') return { store: kind, queue: 'none' as const };
  return { store: kind, queue: usable ? ('ok' as const) : ('unusable' as const), waiting, broken };
}

export function storeFault({ kind, fault, usable }: MailStatus): SettingFault | undefined {
  // The table of settings says what there is to say of memory.
  if (usable || kind === 'memory') return undefined;
  const [why, fix] =
    kind === 'postgres'
      ? postgresFaults[connectionFault(fault) ?? 'other']
      : [
          `names a file that can't be written to (${codeOf(fault)})`,
          'Give its folder to the user that the site runs as, make room on the disk, or name another file.',
        ];
  return { name: 'DATABASE_URL', problem: `${why}, so no order can be kept there`, fix };
}

const postgresFaults: Record<ConnectionFault | 'other', [why: string, fix: string]> = {
  certificate: [
    'names a Postgres whose certificate no known authority has signed for that name',
    'Add sslmode=verify-full&sslrootcert=/path/of/its/authority.pem to the address, or, in a network of your own, sslmode=no-verify.',
  ],
  encryption: [
    'names a Postgres with which no line can be made as encrypted as asked',
    'Look whether it encrypts: then the address ends in ?sslmode=verify-full, and otherwise in nothing.',
  ],
  login: [
    'names a Postgres that refuses name or password',
    'Look whether both are right, and whether its pg_hba.conf lets this machine in with them.',
  ],
  'connection refused': [
    'names a Postgres that refuses the connection',
    'Look whether it runs, and whether it listens at that host and port for other machines.',
  ],
  'no answer': [
    'names a Postgres that does not answer',
    'Look whether it runs, and whether a firewall lets this machine through to that host and port.',
  ],
  'no such name': [
    'names a Postgres whose host no machine has',
    'Look whether the host is spelled right.',
  ],
  other: [
    "names a Postgres that can't be used",
    'Look whether it runs, and whether the database is there and this user may make tables in it.',
  ],
};

/** 'EACCES', or SQLite's few words. Postgres's may name a password. */
const codeOf = (fault: unknown) =>
  typeof fault === 'object' && fault && 'code' in fault && typeof fault.code === 'string'
    ? fault.code
    : fault instanceof Error
      ? fault.message.slice(0, 80)
      : 'no reason given';

let lastLogged: string | undefined;

/** Logs what the store is and what is wrong with it, at the start and whenever that changes. */
export async function logQueueStatus() {
  const status = await store().status();
  if (status.kind === 'memory') return;
  if (store().takeReplaced()) {
    console.error(`DATABASE_URL: ${queueReplaced.kind}. ${queueReplaced.meaning}`);
    void reportFaults(queueReplaced);
  }
  const fault = storeFault(status);
  const words = fault ? sentence(fault) : 'The mail queue can keep orders';
  if (words === lastLogged) return;
  lastLogged = words;
  if (status.broken > 0)
    console.error(`Mails of orders that could not be read and were set aside: ${status.broken}.`);
  if (!fault) return console.info(`${words}; ${status.waiting} mails wait there.`);
  console.error(words);
  console.error(
    'There is no mail queue until then: an order that no provider takes stays with its buyer.',
  );
  void reportFaults(queueFault(fault));
}

/** Sends soon what an earlier process left behind, and then once a minute. */
export function keepFlushing() {
  setTimeout(() => void flushQueue(), 2_000).unref();
  setInterval(() => void logQueueStatus().then(flushQueue), 60_000).unref();
}
