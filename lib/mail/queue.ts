import 'server-only';
import { env } from '../platform/env';
import { redis } from '../platform/redis';
import { singleAttempt, retried, type Limits } from './deliver';
import { ordersWait, queueAway } from './fault-for-owner';
import { mailFaults, tellFaults } from './faults';
import {
  isOptional,
  noteSent,
  ownerHasIt,
  pauseAfter,
  type MailQueue,
  type QueueEntry,
  type QueuedMail,
} from './queue-entry';
import { withFallback } from './queue-fallback';
import { fileQueue } from './queue-files';
import { redisQueue } from './queue-redis';
import { send } from './send';

const shared = globalThis as typeof globalThis & { practiceQueue?: MailQueue };

/** The process's one queue: Redis, a folder, both, or none. Routes are bundled apart, and dev reloads them. */
export const mailQueue = (): MailQueue | undefined => (shared.practiceQueue ??= newQueue());

function newQueue() {
  const client = redis();
  const folder = env.QUEUE_DIR ? fileQueue(env.QUEUE_DIR) : undefined;
  if (!client) return folder;
  return folder ? withFallback(redisQueue(client), folder) : redisQueue(client);
}

/** How many entries a round of the queue sent, and whether one failed and waits on. */
export type Flushed = { delivered: number; failed: number };

let running: Promise<Flushed> | undefined;

/** Sends what is due, one round at a time in this process. Never throws. */
export const flushQueue = () =>
  (running ??= flush(mailQueue(), send).finally(() => (running = undefined)));

/** A round must end well before a hosting platform ends it. */
const roundMs = 20_000;

/**
 * Sends entries until none is due, the time is up, or one fails: then the way out is closed for the
 * others too, and they wait for the next round.
 */
export async function flush(
  queue: MailQueue | undefined,
  sendMail: typeof send,
  now: () => number = Date.now,
): Promise<Flushed> {
  const end = now() + roundMs;
  const flushed = { delivered: 0, failed: 0 };
  try {
    while (queue && flushed.failed === 0 && now() < end) {
      const entry = await queue.claimDue();
      if (!entry) break;
      if (await sendEntry(entry, queue, sendMail, now)) flushed.delivered += 1;
      else flushed.failed += 1;
    }
    await (flushed.failed > 0 ? tellFaults(ordersWait) : mailFaults());
  } catch {
    console.error('mail queue: it cannot be used at the moment');
    await tellFaults(queueAway);
  }
  return flushed;
}

/** True when nothing of the entry is left. */
async function sendEntry(
  entry: QueueEntry,
  queue: MailQueue,
  sendMail: typeof send,
  now: () => number,
): Promise<boolean> {
  const left = [...entry.mails];
  for (const mail of entry.mails) {
    // Older or newer: the clock may have been wrong.
    const isOver = isOptional(mail) && Math.abs(now() - entry.since) > dayMs;
    if (!isOver && !(await sendMail(mail.message, mail.about, limitsOf(mail))).ok) {
      const rest = { ...entry, mails: left, tries: entry.tries + 1 };
      await keepRest(rest, queue);
      return false;
    }
    left.shift();
    await noteSent(queue, entry, mail);
  }
  await queue.remove(entry.id);
  return true;
}

/** Where it can't be written down the rest goes: with the old entry the owner might get one mail again and again. */
async function keepRest(rest: QueueEntry, queue: MailQueue) {
  try {
    await queue.release(rest, pauseAfter(rest.tries));
  } catch (error) {
    if (ownerHasIt(rest)) await queue.remove(rest.id);
    throw error;
  }
}

const dayMs = 24 * 60 * 60 * 1000;

const limitsOf = (mail: QueuedMail): Limits => (isOptional(mail) ? singleAttempt : retried);
