import 'server-only';
import type { z } from 'zod';
import type { Failure, send } from '../mail/send';
import type { Message } from '../mail/message';
import {
  answer,
  isForm,
  problem,
  readForm,
  readJson,
  tooMany,
  type ProblemStatus,
} from '../platform/http';
import { readMobile } from '../numerology/long-numbers';
import type { Allowance } from '../platform/limits';
import { refuseUnread } from '../platform/refuse-unread';
import { readPhone, filledDecoy, tooFast } from '../platform/typed';
import { emptyForm, formFaults, type Details, type FieldFault, type FormKind } from './fields';
import { checkResult, sentPath, type FormResult } from './results';

type Body = Partial<Details> & { website: string; elapsed?: number };

export type FormDeps = {
  kind: FormKind;
  schema: z.ZodType<Body>;
  send: typeof send;
  /** Room for one more form from this visitor. */
  allowance: () => Promise<Allowance>;
  /** `flagged`: it looks as if a program had filled in the form; `asked`: the visitor is asked whether the wish is real. */
  write: (details: Details, notes: { flagged: boolean; asked: boolean }) => Promise<Message>;
  /** Asks the visitor by mail whether the wish is real. */
  question?: {
    /** Room for one more such mail to this mailbox. */
    allowance: (email: string) => Promise<Allowance>;
    /** Says whether it went out. Never throws. */
    ask: (details: Details) => Promise<boolean>;
  };
};

/** Hands one form to the owner. A program gets JSON back, a form post a page that says what happened. */
export async function relayForm(request: Request, deps: FormDeps): Promise<Response> {
  const refused = await refuseUnread(request);
  if (refused) return refused;
  const asForm = isForm(request);
  const body = await (asForm ? readForm : readJson)(request, deps.schema);
  if (body.ok) {
    const outcome = await take(body.value, deps);
    return asForm ? redirect(resultOf(outcome, deps.kind)) : answerJson(outcome);
  }
  const result = asForm ? unreadResult(body.problem.status, deps.kind) : undefined;
  return result ? redirect(result) : body.problem;
}

type Outcome =
  | { kind: 'sent'; asked?: boolean }
  | { kind: 'faults'; errors: FieldFault[] }
  /** The decoy was filled in. */
  | { kind: 'refused' }
  | { kind: 'too-many'; retryAfterSeconds: number }
  | { kind: 'unsent'; reason: Failure };

async function take(body: Body, deps: FormDeps): Promise<Outcome> {
  // Said as it is: a password manager may have filled it in, and a person would wait for an answer.
  if (filledDecoy(body)) return { kind: 'refused' };
  const { website, elapsed, ...typed } = body;
  const errors = formFaults(deps.kind, { ...emptyForm, ...typed });
  if (errors.length > 0) return { kind: 'faults', errors };
  const details = { ...emptyForm, ...typed, ...(typed.phone && { phone: phoneIn(typed.phone) }) };
  const allowance = await deps.allowance();
  if (!allowance.ok) return { kind: 'too-many', retryAfterSeconds: allowance.retryAfterSeconds };
  const flagged = tooFast(body);
  // A program chooses the address too: don't let it write to strangers.
  const room = flagged ? undefined : await deps.question?.allowance(details.email);
  const notes = { flagged, asked: room?.ok === true };
  const sent = await deps.send(await deps.write(details, notes), { mail: deps.kind });
  if (sent.ok && !room?.ok) return { kind: 'sent' };
  if (sent.ok && (await deps.question?.ask(details))) return { kind: 'sent', asked: true };
  // It will be tried again, and shall not count twice.
  if (room?.ok) await room.refund();
  if (sent.ok) return { kind: 'sent' };
  await allowance.refund();
  return { kind: 'unsent', reason: sent.reason };
}

/** The form asks for no country: a mobile number as India writes it is taken for one, and what names no country stays as it is. */
const phoneIn = (typed: string) =>
  readPhone(typed, 'digits' in readMobile(typed) ? 'IN' : undefined) ?? typed;

function answerJson(outcome: Outcome): Response {
  switch (outcome.kind) {
    case 'sent':
      return answer(202, outcome.asked ? { confirm: true } : {});
    case 'faults':
      return problem(422, 'Please look again at the fields named below.', {
        errors: outcome.errors,
      });
    case 'refused':
      return problem(422, decoyFilled);
    case 'too-many':
      return tooMany(
        `We can take only a few messages at a time. ${kept}`,
        outcome.retryAfterSeconds,
      );
    case 'unsent':
      return problem(...unsent[outcome.reason]);
  }
}

const decoyFilled =
  'A field that people never see was filled in, as programs do. If your browser did that: it is empty now, so please press the button once more.';

const kept = 'Nothing was lost: what you wrote is still on this page.';

/** Never the provider's words: they are about its account, and may hold a visitor's. */
const unsent: Record<Failure, [ProblemStatus, string]> = {
  refused: [502, `We could not send it. ${kept} Please try again in a minute.`],
  unreachable: [502, `We could not send it. ${kept} Please try again in a minute.`],
  'timed-out': [504, `We could not send it in time. ${kept} Please try again in a minute.`],
  'not-configured': [503, `Nothing can be sent from here at the moment. ${kept}`],
};

function resultOf(outcome: Outcome, kind: FormKind): FormResult {
  if (outcome.kind === 'unsent') return { kind, came: 'failed' };
  if (outcome.kind !== 'faults') return { kind, came: outcome.kind };
  return checkResult(
    kind,
    outcome.errors.map(({ field }) => field),
  );
}

/** What a person's own form can run into; any other shape was not sent by our page. */
function unreadResult(status: number, kind: FormKind): FormResult | undefined {
  if (status === 413) return { kind, came: 'too-long' };
  return status === 408 ? { kind, came: 'failed' } : undefined;
}

/** 303 makes the browser fetch the page with GET, so that a reload posts nothing again. */
const redirect = (result: FormResult) =>
  new Response(null, {
    status: 303,
    headers: { Location: sentPath(result), 'Cache-Control': 'no-store' },
  });
