/** What waits in the mail queue, and what a queue must be able to do. */
import { z } from 'zod';
import type { SettingFault } from '../settings/settings';

const mailSchema = z.object({
  message: z.object({
    to: z.string(),
    replyTo: z.string(),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    thread: z.object({ order: z.string(), mail: z.string() }).optional(),
    calendar: z.object({ name: z.string(), content: z.string() }).optional(),
  }),
  about: z.object({
    /** It stands in the names of files. */
    mail: z.string().regex(/^[a-z-]+$/),
    orderId: z.string(),
  }),
});

/** The mails of one order that are still to be sent, the owner's first. */
const entrySchema = z.object({
  /** The order's Idempotency-Key. */
  id: z.uuid(),
  /** A digest of what was ordered: another one under the same key is another order. */
  fingerprint: z.string().default(''),
  /** When it was put in, in milliseconds since 1970. */
  since: z.number(),
  /** How often it was tried by the queue. */
  tries: z.number(),
  mails: z.array(mailSchema),
});

export type QueuedMail = z.infer<typeof mailSchema>;

export type QueueEntry = z.infer<typeof entrySchema>;

export type MailName = QueuedMail['about']['mail'];

/**
 * Orders that must outlive the process until their mails are sent. Whoever takes an entry has it alone for
 * a while (`leaseMs`); after that, should he have died, it may be taken again. Every method but `look` may
 * throw when the store is away.
 */
export type MailQueue = {
  /**
   * Puts an entry in and takes it at once; false when somebody else has it just now, or the owner had it during the
   * last day: what is left of it is then sent by a round.
   */
  enqueue: (entry: QueueEntry) => Promise<boolean>;
  /** Takes the entry whose time came first, without what is noted as sent. */
  claimDue: () => Promise<QueueEntry | undefined>;
  /** Gives an entry back as it now is, to be due after so many milliseconds. */
  release: (entry: QueueEntry, afterMs: number) => Promise<void>;
  /** This mail of it is sent: for a day nobody shall send it again, also after a crash. */
  markSent: (entry: QueueEntry, mail: MailName) => Promise<void>;
  /** Everything of it is sent. */
  remove: (id: string) => Promise<void>;
  /** What lies there, and what is wrong with the store. */
  status: () => Promise<QueueStatus>;
};

export type QueueStatus = {
  /** Whether an order could be kept now. */
  usable: boolean;
  waiting: number;
  /** Entries that could not be read and were set aside. */
  broken: number;
  faults: SettingFault[];
};

/** Longer than an order can take: 20 s for the owner's mail, 5 s for the buyer's, and a margin. */
export const leaseMs = 40_000;

/** How long it is remembered what was sent: as long as the answer to a key. */
export const noteMs = 24 * 60 * 60 * 1000;

const longestPauseMs = 60 * 60 * 1000;

/** Half a minute after the first failure, then twice as long each time, an hour at most. */
export const pauseAfter = (tries: number) => Math.min(15_000 * 2 ** tries, longestPauseMs);

/** Nothing is ever put off for longer than this: a later date was written while the clock was wrong. */
export const latestDue = (now: number) => now + longestPauseMs;

export const isDue = (due: number, now: number) => due <= now || due > latestDue(now);

/** Whether the owner's mail of it was sent, so that only the rest may be. */
export const ownerHasIt = ({ mails }: QueueEntry) =>
  !mails.some(({ about }) => about.mail === 'order-owner');

/** The owner's mails are kept until they are sent; a buyer's confirmation is a courtesy, and worth nothing after a day. */
export const isOptional = ({ about }: QueuedMail) => about.mail === 'order-buyer';

/** A note that can't be made holds up nothing. */
export const noteSent = async (
  queue: Pick<MailQueue, 'markSent'> | undefined,
  entry: QueueEntry,
  { about }: QueuedMail,
) => queue?.markSent(entry, about.mail).catch(() => undefined);

/** The entry of this id, or undefined when what was kept can't be read as one. */
export function parseEntry(text: string, id: string): QueueEntry | undefined {
  try {
    const { data } = entrySchema.safeParse(JSON.parse(text));
    return data?.id === id ? data : undefined;
  } catch {
    return undefined;
  }
}
