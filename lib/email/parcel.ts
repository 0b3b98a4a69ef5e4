/** What waits in the mail queue, and what a queue must be able to do. */
import { z } from 'zod';

const mailSchema = z.object({
  message: z.object({
    to: z.string(),
    replyTo: z.string(),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    thread: z.object({ order: z.string(), mail: z.string() }).optional(),
  }),
  about: z.object({
    mail: z.enum(['order-owner', 'order-steps', 'order-buyer']),
    orderId: z.string(),
  }),
});

/** The mails of one order that are still to be sent, the owner's first. */
const parcelSchema = z.object({
  /** The order's Idempotency-Key. */
  id: z.uuid(),
  /** When it was put in, in milliseconds since 1970. */
  since: z.number(),
  /** How often it was tried by the queue. */
  tries: z.number(),
  mails: z.array(mailSchema),
});

export type ParcelMail = z.infer<typeof mailSchema>;

export type Parcel = z.infer<typeof parcelSchema>;

/**
 * Orders that must outlive the process until their mails are sent. Whoever takes a parcel has it alone for
 * a while (`leaseMs`); after that, should he have died, it may be taken again. Every method may throw when
 * the store is away.
 */
export type MailQueue = {
  /** Puts a parcel in and takes it at once; false when somebody else is sending it just now. */
  take: (parcel: Parcel) => Promise<boolean>;
  /** Takes the parcels whose time has come, at most this many. */
  takeDue: (atMost: number) => Promise<Parcel[]>;
  /** Gives a parcel back as it now is, to be due after so many milliseconds. */
  giveBack: (parcel: Parcel, afterMs: number) => Promise<void>;
  /** Everything of it is sent. */
  remove: (id: string) => Promise<void>;
};

/** Longer than an order can take: 20 s for the owner's mail, 5 s for the buyer's, and a margin. */
export const leaseMs = 40_000;

/** Half a minute after the first failure, then twice as long each time, an hour at most. */
export const pauseAfter = (tries: number) => Math.min(15_000 * 2 ** tries, 60 * 60 * 1000);

/** What a store gave back, or undefined when it can't be read: then the log says so, each time. */
export function parseParcel(text: string): Parcel | undefined {
  try {
    return parcelSchema.parse(JSON.parse(text));
  } catch {
    console.error('mail queue: an entry cannot be read, look at what lies there');
    return undefined;
  }
}
