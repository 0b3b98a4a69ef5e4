import 'server-only';
import { env } from '../env';
import { redis } from '../relay/redis';
import { once, patient, type Limits } from './deliver';
import { pauseAfter, type MailQueue, type Parcel, type ParcelMail } from './parcel';
import { fileQueue } from './queue-files';
import { redisQueue } from './queue-redis';
import { send } from './send';

/** The queue of this installation: Redis, a folder, or none. */
export function mailQueue(): MailQueue | undefined {
  const client = redis();
  if (client) return redisQueue(client);
  return env.QUEUE_DIR ? fileQueue(env.QUEUE_DIR) : undefined;
}

/** How many parcels a round of the queue sent, and whether one failed and waits on. */
export type Flushed = { delivered: number; failed: number };

let running: Promise<Flushed> | undefined;

/** Sends what is due, one round at a time in this process. Never throws. */
export const flushQueue = () =>
  (running ??= flush(mailQueue(), send).finally(() => (running = undefined)));

/** For a server that lives on: a round soon, for what an earlier process left behind, and one a minute. */
export function keepFlushing() {
  if (!mailQueue()) return;
  setTimeout(() => void flushQueue(), 2_000).unref();
  setInterval(() => void flushQueue(), 60_000).unref();
}

/** A round must end well before a hosting platform ends it. */
const roundMs = 20_000;

/**
 * Sends parcels until none is due, the time is up, or one fails: then the way out is closed for the
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
      const [parcel] = await queue.takeDue(1);
      if (!parcel) break;
      if (await sendParcel(parcel, queue, sendMail, now)) flushed.delivered += 1;
      else flushed.failed += 1;
    }
  } catch {
    console.error('mail queue: it cannot be reached');
  }
  return flushed;
}

/** True when nothing of the parcel is left. */
async function sendParcel(
  parcel: Parcel,
  queue: MailQueue,
  sendMail: typeof send,
  now: () => number,
): Promise<boolean> {
  const left = [...parcel.mails];
  for (const mail of parcel.mails) {
    const isOver = isOptional(mail) && now() - parcel.since > dayMs;
    if (!isOver && !(await sendMail(mail.message, mail.about, limitsOf(mail))).ok) {
      const rest = { ...parcel, mails: left, tries: parcel.tries + 1 };
      await queue.giveBack(rest, pauseAfter(rest.tries));
      return false;
    }
    left.shift();
  }
  await queue.remove(parcel.id);
  return true;
}

/** The owner's mail is kept until it is sent; a buyer's confirmation is worth nothing after a day. */
const isOptional = ({ about }: ParcelMail) => about.mail === 'order-buyer';
const dayMs = 24 * 60 * 60 * 1000;

const limitsOf = (mail: ParcelMail): Limits => (isOptional(mail) ? once : patient);
