import { renderMessage } from '../mail/message';
import { footWords } from '../order/mails/order-for-buyer';
import type { Order } from '../order/order';
import type { OwnerStepName } from '../order/steps';
import { manyLines } from '../typed-words';
import type { FollowUpContext } from './step';
import { ownerSteps } from './steps';

export function followUp(name: OwnerStepName, order: Order, context: FollowUpContext) {
  const { mail } = ownerSteps[name];
  const subject = mail.subject(order);
  const { blocks, ...words } = mail.letter(order, context);
  return renderMessage({
    to: order.customer.email,
    replyTo: context.ownerEmail,
    subject,
    thread: { order: context.id, mail: context.mail },
    sender: context.business.name,
    heading: subject,
    ...words,
    blocks: [ownWords(context), ...blocks],
    foot: footWords(order, context),
  });
}

function ownWords({ words, business }: FollowUpContext) {
  const text = manyLines(words);
  return text && { kind: 'quote' as const, title: `A word from ${business.name}`, text };
}
