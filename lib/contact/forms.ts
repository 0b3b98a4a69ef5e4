import 'server-only';
import { randomUUID } from 'node:crypto';
import { after } from 'next/server';
import { z } from 'zod';
import { links } from '../links/links';
import { flushQueue } from '../mail/queue';
import { sendOrWait } from '../mail/send-or-wait';
import { readMobile } from '../numerology/reduce';
import { limitForm, type LimitExceeded } from '../platform/limits';
import { postRoute } from '../platform/post-route';
import { mailNotSentProblem, type MailNotSent } from '../mail/transport';
import {
  json,
  problem,
  tooManyRequests,
  validationProblem,
  type ValidationErrors,
} from '../platform/responses';
import { filledDecoy, rawLine, rawText, readPhone, robotFields, tooFast } from '../platform/typed';
import { visitorAddress } from '../platform/visitors';
import {
  cleanDetails,
  emptyForm,
  formErrors,
  forms,
  type Details,
  type FormAnswerPage,
  type FormKind,
} from './fields';
import { contactForOwner, interestForOwner } from './mails';
import { formMailContext, prepareQuestion } from './question';
import { paths } from '../site';

const schemaOf = (kind: FormKind) =>
  z
    .strictObject({
      ...Object.fromEntries(
        forms[kind].fields.map(({ name }) => [name, name === 'message' ? rawText : rawLine]),
      ),
      ...robotFields,
    })
    .transform((typed) => ({ ...typed, ...cleanDetails({ ...emptyForm, ...typed }) }));

export const formSchemas = { interest: schemaOf('interest'), contact: schemaOf('contact') };

type FormBody = Details & { website: string; elapsed?: number };

const ownerMails = { interest: interestForOwner, contact: contactForOwner };

type FormOutcome =
  | { kind: 'sent' | 'queued'; asked?: boolean }
  | { kind: 'refused' }
  | ValidationErrors
  | LimitExceeded
  | MailNotSent;

/** A script gets JSON, a form that the browser posts by itself a page. */
export const formRoute = (kind: FormKind) =>
  postRoute<z.ZodType<FormBody>>(
    { schema: formSchemas[kind], formPage: bodyProblemPage },
    async ({ body, request, isForm }) => {
      after(flushQueue);
      const outcome = await submitForm(kind, body, visitorAddress(request));
      return isForm ? redirect(pageOf(outcome)) : respond(outcome);
    },
  );

function respond(outcome: FormOutcome): Response {
  switch (outcome.kind) {
    case 'sent':
    case 'queued':
      return json(202, {
        ...(outcome.asked && { confirm: true }),
        ...(outcome.kind === 'queued' && { queued: true }),
      });
    case 'refused':
      return problem(422, decoyFilled);
    case 'invalid':
      return validationProblem(outcome);
    case 'too-many':
      return tooManyRequests(outcome, `We can take only a few messages at a time. ${nothingLost}`);
    case 'not-sent':
      return mailNotSentProblem(outcome, {
        failed: `We could not send it. ${nothingLost} Please try again in a minute.`,
        timedOut: `We could not send it in time. ${nothingLost} Please try again in a minute.`,
        notConfigured: `Nothing can be sent from here at the moment. ${nothingLost}`,
      });
  }
}

const nothingLost = 'Nothing was lost: what you wrote is still on this page.';

const decoyFilled =
  'A field that people never see was filled in, as programs do. If your browser did that: it is empty now, so please press the button once more.';

/** Only for faults that our own page can have: too long a message, too slow a line. */
function bodyProblemPage(status: number) {
  if (status === 413) return redirect('look-again');
  return status === 408 ? redirect('not-sent') : undefined;
}

function pageOf({ kind }: FormOutcome): FormAnswerPage {
  if (kind === 'sent') return 'thanks';
  if (kind === 'queued') return 'waiting';
  return kind === 'invalid' ? 'look-again' : 'not-sent';
}

/** 303 makes the browser fetch the page with GET, so that a reload posts nothing again. */
const redirect = (page: FormAnswerPage) =>
  new Response(null, {
    status: 303,
    headers: { Location: `${paths.sent}/${page}`, 'Cache-Control': 'no-store' },
  });

async function submitForm(kind: FormKind, body: FormBody, address: string): Promise<FormOutcome> {
  // Never dropped in silence: a password manager may have filled the decoy in for a person.
  if (filledDecoy(body)) return { kind: 'refused' };
  const { website, elapsed, ...typed } = body;
  const errors = formErrors(kind, typed);
  if (errors.length > 0) return { kind: 'invalid', errors };
  const quota = await limitForm(kind, address);
  if (!quota.ok) return quota;

  const details = { ...typed, phone: phoneIn(typed.phone) };
  const flagged = tooFast(body);
  // A program chooses the address too: it must not have us write to strangers.
  const siteLinks = kind === 'interest' && !flagged ? links() : undefined;
  // The wish goes to the owner whatever is wrong with the question.
  const question =
    siteLinks && (await prepareQuestion(details, siteLinks, address).catch(() => undefined));
  const context = { ...formMailContext(), now: new Date(), flagged, asked: question !== undefined };
  const message = ownerMails[kind](details, context);
  const taken = await sendOrWait(randomUUID(), { message, about: { mail: kind } });
  if (taken.kind === 'not-sent') {
    await question?.drop();
    await quota.refund();
    return taken;
  }
  const asked = await question?.ask();
  return { kind: taken.kind, ...(asked && { asked }) };
}

/** The form asks for no country: Indian mobile numbers are recognised, others stay as typed. */
const phoneIn = (typed: string) =>
  readPhone(typed, 'digits' in readMobile(typed) ? 'IN' : undefined) ?? typed;
