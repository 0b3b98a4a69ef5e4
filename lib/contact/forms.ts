/** The posts of the two short forms, with and without a script, and the second yes to news of the book. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { after } from 'next/server';
import { z } from 'zod';
import { loadBusiness } from '../content/load';
import { links, type InterestLink, type Links } from '../links/links';
import { press, type OpenedLink, type Pressed } from '../links/press';
import { sendAside } from '../mail/faults';
import { flushQueue } from '../mail/queue';
import { send } from '../mail/send';
import { readMobile } from '../numerology/reduce';
import { env } from '../platform/env';
import { limitForm, limitQuestion, type TooMany } from '../platform/limits';
import {
  answer,
  faultsSaid,
  post,
  problem,
  tooMany,
  unsentSaid,
  type Unsent,
} from '../platform/relay';
import { filledDecoy, rawLine, rawText, readPhone, robotFields, tooFast } from '../platform/typed';
import { visitorAddress } from '../platform/visitors';
import {
  cleanDetails,
  emptyForm,
  formFaults,
  forms,
  type Details,
  type FieldFault,
  type FormKind,
} from './fields';
import { contactForOwner, interestConfirm, interestConfirmed, interestForOwner } from './mails';
import { checkResult, sentPath, type FormResult } from './results';

const schemaOf = (kind: FormKind) =>
  z
    .strictObject({
      ...Object.fromEntries(
        forms[kind].fields.map(({ name }) => [name, name === 'message' ? rawText : rawLine]),
      ),
      ...robotFields,
    })
    .transform((typed) => ({ ...typed, ...cleanDetails({ ...emptyForm, ...typed }) }));

/** A post as it arrives: its shape alone. */
export const formSchemas = { interest: schemaOf('interest'), contact: schemaOf('contact') };

type Body = Details & { website: string; elapsed?: number };

/** What the owner gets of each. */
const mails = { interest: interestForOwner, contact: contactForOwner };

type Taken =
  | { kind: 'sent'; asked?: boolean }
  | { kind: 'faults'; errors: FieldFault[] }
  /** The decoy was filled in. */
  | { kind: 'refused' }
  | TooMany
  | Unsent;

/** Hands one form to the owner. A program gets JSON back, a form post a page that says what happened. */
export const formPost = (kind: FormKind) =>
  post<z.ZodType<Body>, Taken>({
    schema: formSchemas[kind],
    form(status, outcome) {
      const result = resultOf(kind, status, outcome);
      return result && redirect(result);
    },
    take(body, request) {
      after(flushQueue);
      return takeForm(kind, body, visitorAddress(request));
    },
    says: {
      sent: ({ asked }) => answer(202, asked ? { confirm: true } : {}),
      faults: faultsSaid,
      refused: () => problem(422, decoyFilled),
      'too-many': tooMany(`We can take only a few messages at a time. ${nothingLost}`),
      unsent: unsentSaid({
        failed: 'We could not send it',
        off: 'Nothing can be sent from here at the moment',
        reassurance: nothingLost,
      }),
    },
  });

const nothingLost = 'Nothing was lost: what you wrote is still on this page.';

const decoyFilled =
  'A field that people never see was filled in, as programs do. If your browser did that: it is empty now, so please press the button once more.';

function resultOf(kind: FormKind, status: number, outcome?: Taken): FormResult | undefined {
  if (outcome?.kind === 'faults') {
    const fields = outcome.errors.map(({ field }) => field);
    return checkResult(kind, fields);
  }
  if (outcome) return { kind, came: outcome.kind === 'unsent' ? 'failed' : outcome.kind };
  // What a person's own form can run into; any other shape was not sent by our page.
  if (status === 413) return { kind, came: 'too-long' };
  return status === 408 ? { kind, came: 'failed' } : undefined;
}

/** 303 makes the browser fetch the page with GET, so that a reload posts nothing again. */
const redirect = (result: FormResult) =>
  new Response(null, {
    status: 303,
    headers: { Location: sentPath(result), 'Cache-Control': 'no-store' },
  });

async function takeForm(kind: FormKind, body: Body, address: string): Promise<Taken> {
  // Said as it is: a password manager may have filled it in, and a person would wait for an answer.
  if (filledDecoy(body)) return { kind: 'refused' };
  const { website, elapsed, ...typed } = body;
  const errors = formFaults(kind, typed);
  if (errors.length > 0) return { kind: 'faults', errors };
  const details = { ...typed, phone: phoneIn(typed.phone) };
  const allowance = await limitForm(kind, address);
  if (!allowance.ok) return allowance;
  const flagged = tooFast(body);
  // Whoever wants news is asked by mail whether the wish is real, but a program chooses the address too.
  const confirmLinks = kind === 'interest' && !flagged ? links() : undefined;
  const room = confirmLinks && (await limitQuestion(details.email));
  const context = { ...mailContext(), now: new Date(), flagged, asked: room?.ok === true };
  const sent = await send(mails[kind](details, context), { mail: kind });
  if (sent.ok && !room?.ok) return { kind: 'sent' };
  if (sent.ok && confirmLinks && (await askToConfirm(details, confirmLinks)))
    return { kind: 'sent', asked: true };
  // It will be tried again, and shall not count twice.
  if (room?.ok) await room.refund();
  if (sent.ok) return { kind: 'sent' };
  await allowance.refund();
  return { kind: 'unsent', reason: sent.reason };
}

const mailContext = () => ({ business: loadBusiness(), ownerEmail: env.OWNER_EMAIL });

/** The form asks for no country: a mobile number as India writes it is taken for one, and what names no country stays as it is. */
const phoneIn = (typed: string) =>
  readPhone(typed, 'digits' in readMobile(typed) ? 'IN' : undefined) ?? typed;

/** Asks the visitor by mail whether the wish is real; says whether that mail went out. Never throws. */
export const askToConfirm = (details: Details, siteLinks: Links) =>
  sendAside({ mail: 'interest-confirm' }, async () => {
    const { name, email } = details;
    const link = await siteLinks.interest.link({ id: randomUUID(), name, email });
    return interestConfirm(details, mailContext(), link);
  });

/** The visitor's click: tells the owner, once for each link. */
export function confirmInterest(
  { link }: Pick<OpenedLink<InterestLink>, 'link'>,
  now = new Date(),
): Promise<Pressed> {
  const { id, name, email } = link;
  const details = { ...emptyForm, name, email };
  return press({
    key: `interest:${id}`,
    at: now,
    about: { mail: 'interest-confirmed' },
    mail: () => interestConfirmed(details, { ...mailContext(), now }),
  });
}
