/** The buyer's words on how it was: the owner gets them, and an entry where they may be printed. */
import 'server-only';
import { stringify } from 'yaml';
import { z } from 'zod';
import type { LinkRequest } from '../links/link-route';
import type { OrderLink } from '../links/links';
import { findDone, performOnce, type Done, type Performed } from '../links/one-time-action';
import type { MailNotSent } from '../mail/transport';
import { renderMessage, toOwner, type Message } from '../mail/message';
import { mailContext } from '../order/mails/context';
import { summaryBlock, type OrderMailContext } from '../order/mails/order-for-buyer';
import { buyerRows } from '../order/mails/order-for-owner';
import type { Order } from '../order/order';
import { recordStep, sendStepMail } from '../order/step-log';
import { rawLine, tokenText, typedText } from '../platform/typed';
import type { ValidationErrors } from '../platform/responses';
import { dayInIndia } from '../time';
import { greetingName, oneLine, tooLong } from '../typed-words';
import { saidFields, type SaidField } from './said-fields';

export const saidBodySchema = z.strictObject({
  token: tokenText,
  ...{ came: typedText, took: typedText, unclear: typedText },
  print: z.enum(['', 'yes', 'no']).default(''),
  name: rawLine.default(''),
});

type SaidBody = z.infer<typeof saidBodySchema>;

type SaidRequest = Pick<LinkRequest<OrderLink, SaidBody>, 'link' | 'body'>;

const saidKey = ({ id }: OrderLink) => `${id}:said`;

/** Shows no more of the order than its buyer needs to recognise it. */
export async function showSaid({ link }: Pick<LinkRequest<OrderLink>, 'link'>) {
  const { order } = link;
  return {
    orderId: order.invoiceId,
    services: order.lines.map(({ title }) => title),
    name: greetingName(order.customer.firstName),
    saidAt: (await findDone(saidKey(link)))?.at,
  };
}

/** Once; a second answer comes by mail. */
export async function sayHow(
  { link, body }: SaidRequest,
  now = new Date(),
): Promise<Performed | MailNotSent | ValidationErrors> {
  const errors = faultsIn(body);
  if (errors.length > 0) return { kind: 'invalid', errors };
  return performOnce(saidKey(link), async (): Promise<Done | MailNotSent> => {
    const { id, order } = link;
    const at = now.toISOString();
    const recorded = await recordStep(link, { name: 'said', at }, () => undefined);
    if (recorded.kind === 'conflict') throw new Error('said: nothing stands against it');
    const about = { mail: 'said', orderId: order.invoiceId };
    const sent = await sendStepMail(recorded, about, () =>
      saidForOwner(order, body, { ...mailContext(), id, now }),
    );
    return sent.kind === 'not-sent' ? sent : { kind: 'done', at };
  });
}

function faultsIn(body: SaidBody) {
  const errors = saidFields.flatMap(({ name }) => {
    const message = tooLong(body[name], 300);
    return message ? [{ field: name as string, message }] : [];
  });
  if (!saidFields.some(({ name }) => body[name] !== ''))
    errors.push({ field: 'came', message: 'Write a line, or close this page' });
  if (body.print === '') errors.push({ field: 'print', message: 'Choose one of the two' });
  const name = oneLine(body.name);
  if (body.print === 'yes' && name === '')
    errors.push({ field: 'name', message: 'Write the name to print' });
  const long = tooLong(name, 60);
  if (long) errors.push({ field: 'name', message: long });
  return errors;
}

type Said = Pick<SaidBody, SaidField | 'print' | 'name'>;

export function saidForOwner(
  order: Order,
  said: Said,
  { now, ...context }: OrderMailContext & { now: Date },
): Message {
  const mayPrint = said.print === 'yes';
  return renderMessage({
    ...toOwner(context, order.customer.email),
    thread: { order: context.id, mail: 'said' },
    subject: `The buyer told how it was (${order.invoiceId})`,
    preview: mayPrint ? 'It may be printed.' : 'It is for you alone.',
    heading: 'The buyer told how it was',
    lead: `Order ${order.invoiceId}. ${mayPrint ? 'The words may be printed, under the name that stands below.' : 'The words are for you alone: please do not print them.'}`,
    blocks: [
      said.unclear !== '' && {
        kind: 'warning',
        text: 'Something stayed unclear. Please answer it, at no price.',
      },
      ...saidFields.flatMap(({ name, label }) =>
        said[name] === '' ? [] : [{ kind: 'quote' as const, title: label, text: said[name] }],
      ),
      mayPrint && {
        kind: 'copy',
        title: 'For the testimonials',
        hint: 'Paste this at the end of content/testimonials.yaml, and take the samples out. Only leave words out: what is printed has to be said.',
        text: testimonialEntry(said, now),
      },
      { kind: 'rows', title: 'The buyer', rows: buyerRows(order, context) },
      summaryBlock(order),
    ],
    foot: ['Your reply to this email goes straight to the buyer.'],
  });
}

/** In the order of the file's own comment. */
const testimonialEntry = ({ came, took, name }: Said, now: Date) =>
  stringify([
    {
      quote: [came, took].filter(Boolean).map(oneLine).join(' '),
      by: oneLine(name),
      source: 'a letter to the practice',
      consented: dayInIndia(now),
    },
  ]);
