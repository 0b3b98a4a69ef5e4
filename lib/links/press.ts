/**
 * A link that does one thing once. Its page posts the token to one route that shows what the link is for, which changes
 * nothing, and to another that does it. What each link does is a declaration; how it is done stands here.
 */
import 'server-only';
import { z } from 'zod';
import { dayMs } from '../time';
import type { Message } from '../mail/message';
import { send, type About } from '../mail/send';
import { orderLinkDays } from '../order/order';
import { mergeSteps, readSteps, type OrderStep } from '../order/steps';
import { limitLink, limitOpenedLink, type Allowance, type TooMany } from '../platform/limits';
import {
  post,
  problem,
  tooMany,
  unsentSaid,
  type Outcome,
  type Says,
  type Unsent,
} from '../platform/relay';
import { tokenText } from '../platform/typed';
import { visitorAddress } from '../platform/visitors';
import { store } from '../store/store';
import { links, type Links, type Opened, type OrderLink } from './links';

type LinkName = keyof Links;

/** What a link of this name holds. */
type Held<Name extends LinkName> = Extract<
  Awaited<ReturnType<Links[Name]['open']>>,
  { ok: true }
>['value'];

/** A link that was opened by a post, and what came with it. */
export type OpenedLink<L, B = unknown> = {
  link: L;
  body: B;
  /** When its time is over. */
  until?: Date;
  links: Links;
  /** Whom the post counts for. */
  address: string;
};

/** The body of a page that only wants to see what its link holds. */
export const openBodySchema = z.strictObject({ token: tokenText });

/** A route to which a link's token is posted: let in, not too often, and opened; or told why not, as the page needs it. */
export const linkPost = <
  Name extends LinkName,
  S extends z.ZodType<{ token: string }>,
  O extends Outcome = never,
>(
  name: Name,
  schema: S,
  take: (opened: OpenedLink<Held<Name>, z.infer<S>>) => Promise<O | Response>,
  says: Says<O> = {} as Says<O>,
) =>
  post<S, O>({
    schema,
    isOn: () => links() !== undefined,
    limit: limitLink,
    full: tooOften,
    form: () => undefined,
    says,
    async take(body, request) {
      const siteLinks = links() as Links;
      const open = siteLinks[name].open as (token: string) => Promise<Opened<Held<Name>>>;
      const opened = await open(body.token);
      if (!opened.ok)
        return opened.reason === 'expired' ? problem(410, expired) : problem(422, broken);
      const itself = await limitOpenedLink(body.token);
      if (!itself.ok) return tooMany(tooOften)(itself);
      const { value: link, until } = opened;
      return take({ link, body, until, links: siteLinks, address: visitorAddress(request) });
    },
  });

const tooOften = 'We can open only so many links at a time.';
const expired = 'The time of this link is over. Nothing was changed.';
const broken =
  'This link is not whole, or was not made by this site. Mail programs sometimes cut long links: please open it from the email once more, or copy all of it. Nothing was changed.';

/** For a link that has no limit of its own, or is no step of an order: none of its presses comes to these. */
export const refusals = {
  'too-many': tooMany(tooOften),
  contradicted: () => problem(409, 'This order was cancelled, so nothing was sent.'),
};

/** What is said of a mail that did not go out, with what that means in the words of the page. */
export const stepUnsent = (meaning: string) =>
  unsentSaid({
    failed: 'The email could not be sent',
    off: 'No email can be sent from here at the moment',
    reassurance: meaning,
  });

/** What a press of a link's button does. */
export type Press = {
  /** Under which it is remembered that it was done. */
  key: string;
  at: Date;
  /** Room for one more; it is given back where nothing new was done. */
  room?: () => Promise<Allowance>;
  /** The step of an order that it is, and the earlier step that speaks against it. */
  order?: {
    link: OrderLink;
    step: OrderStep;
    against: (steps: OrderStep[]) => OrderStep | undefined;
  };
  /** Which of the proposed times, from 0 on. */
  choice?: number;
  /** What the log calls its mail. */
  about: About;
  /** @param steps what was done with the order before */
  mail: (steps: OrderStep[]) => Message | Promise<Message>;
  /** What follows once the mail is on its way. Never throws. */
  afterwards?: (steps: OrderStep[], sent: Message) => Promise<unknown>;
};

const doneSchema = z.object({
  kind: z.literal('done'),
  /** ISO 8601. */
  at: z.string(),
  choice: z.number().optional(),
});

type Done = z.infer<typeof doneSchema>;

/** An earlier step speaks against a press, which the page has not shown. */
export type Contradicted = { kind: 'contradicted'; step: OrderStep };

export type Pressed = (Done & { repeated: boolean }) | TooMany | Unsent | Contradicted;

/** Days for which it is known what a link did: a little longer than any works. */
export const doneDays = 100;
/** As long as the link works by which the order was first opened. */
const stepMs = orderLinkDays * dayMs;

/** Does what a link is for, unless it was done: then it says when that was. What came to anything else may be tried again. */
export async function press(act: Press): Promise<Pressed> {
  const room = await act.room?.();
  if (room && !room.ok) return room;
  const outcome = await store().attempt<Done | Unsent | Contradicted, Done>(
    { key: `done ${act.key}` },
    () => carryOut(act),
    doneSchema,
    doneDays * dayMs,
  );
  // Every attempt has the same print, so there is no other.
  if (outcome.kind === 'other') throw new Error('press: a key with two prints');
  const { value } = outcome;
  const repeated = outcome.kind === 'replayed' && value.kind === 'done';
  if (room?.ok && (repeated || value.kind !== 'done')) await room.refund();
  return value.kind === 'done' ? { ...value, repeated } : value;
}

/** What a link did, as far as it is remembered. */
export const foundDone = (key: string) => store().find(`done ${key}`, doneSchema);

/** The steps of an order: those that its link holds, and those that the server remembers. */
export async function stepsOf({ id, steps }: OrderLink) {
  return mergeSteps(steps, readSteps((await store().stepsOf(id)).steps));
}

/**
 * A step of an order is put in the order's next place, then its mail is sent: of two that are taken at the same moment one
 * comes first, and the other meets it. What could not be sent leaves no trace.
 */
async function carryOut(act: Press): Promise<Done | Unsent | Contradicted> {
  const { order } = act;
  if (!order) return sendMail(act, []);
  const { id } = order.link;
  for (;;) {
    const stepLog = await store().stepsOf(id);
    const before = mergeSteps(order.link.steps, readSteps(stepLog.steps));
    const earlier = order.against(before);
    if (earlier) return { kind: 'contradicted', step: earlier };
    if (!(await store().addStep(id, stepLog.next, order.step, stepMs))) continue;
    const leaveNoTrace = () => store().removeStep(id, stepLog.next);
    const sent = await sendMail(act, before).catch(async (error) => {
      await leaveNoTrace();
      throw error;
    });
    if (sent.kind !== 'done') await leaveNoTrace();
    return sent;
  }
}

async function sendMail(act: Press, steps: OrderStep[]): Promise<Done | Unsent> {
  const message = await act.mail(steps);
  const sent = await send(message, act.about);
  if (!sent.ok) return { kind: 'unsent', reason: sent.reason };
  await act.afterwards?.(steps, message);
  const { choice } = act;
  return { kind: 'done', at: act.at.toISOString(), ...(choice !== undefined && { choice }) };
}
