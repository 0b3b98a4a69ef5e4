import 'server-only';
import { z } from 'zod';
import { orderLinkDays } from '../order/order';
import { limitLink, limitOpenedLink } from '../platform/limits';
import { postRoute } from '../platform/post-route';
import { mailNotSentProblem, type MailNotSent } from '../mail/transport';
import { notFound, problem, tooManyRequests } from '../platform/responses';
import { tokenText } from '../platform/typed';
import { visitorAddress } from '../platform/visitors';
import { store } from '../store/store';
import { dayMs } from '../time';
import {
  links,
  type ActionLink,
  type ChoiceLink,
  type InterestLink,
  type Links,
  type Opened,
  type OrderLink,
} from './links';

export type LinkRequest<Link, Body = unknown> = {
  link: Link;
  body: Body;
  until?: Date;
  links: Links;
  address: string;
};

export const openBodySchema = z.strictObject({ token: tokenText });

type LinkValues = {
  order: OrderLink;
  action: ActionLink;
  choice: ChoiceLink;
  said: OrderLink;
  interest: InterestLink;
};
type Openers = { [Name in keyof LinkValues]: OpensTo<LinkValues[Name]> };
type OpensTo<Link> = { open: (token: string) => Promise<Opened<Link>> };

export const linkRoute =
  <Name extends keyof LinkValues, S extends z.ZodType<{ token: string }>>(
    name: Name,
    schema: S,
    handle: (request: LinkRequest<LinkValues[Name], z.infer<S>>) => Promise<Response>,
  ) =>
  async (request: Request): Promise<Response> => {
    const siteLinks = links();
    if (!siteLinks) return notFound();
    const route = { schema, limit: limitLink, limitMessage: tooMany, formPage: () => undefined };
    return postRoute(route, async ({ body }) => {
      const openers: Openers = siteLinks;
      const opened = await openers[name].open(body.token);
      if (!opened.ok)
        return opened.reason === 'expired' ? problem(410, expired) : problem(422, broken);
      const quota = await limitOpenedLink(body.token);
      if (!quota.ok) return tooManyRequests(quota, tooMany);
      const { value: link, until } = opened;
      return handle({ link, until, body, links: siteLinks, address: visitorAddress(request) });
    })(request);
  };

const tooMany = 'We can open only so many links at a time.';
const expired = 'The time of this link is over. Nothing was changed.';
const broken =
  'This link is not whole, or was not made by this site. Mail programs sometimes cut long links: please open it from the email once more, or copy all of it. Nothing was changed.';

const linkMs = orderLinkDays * dayMs;

/** For an order's own link, until its holder ends its links. */
export const orderRoute = <S extends z.ZodType<{ token: string }>>(
  schema: S,
  handle: (request: LinkRequest<OrderLink, z.infer<S>>) => Promise<Response>,
) =>
  linkRoute('order', schema, async (request) =>
    (await isEnded(request)) ? problem(410, endedByHolder) : handle(request),
  );

/** A link knows only its end; it was made so many days before. */
async function isEnded({ link, until }: LinkRequest<OrderLink>) {
  const endedAt = await store().linksEndedAt(link.id);
  return endedAt !== undefined && (until?.getTime() ?? 0) - linkMs <= endedAt;
}

const endedByHolder =
  'This link was ended by somebody who had the order open. The order itself stands. To see it again, please write to us or call us.';

/** Ends every link made until now; false where that cannot be kept. */
export const endLinks = ({ id }: OrderLink) =>
  store()
    .endLinks(id, linkMs)
    .then(
      () => true,
      () => false,
    );

/** @param meaning of the failure for whoever pressed the button */
export const linkMailNotSent = (outcome: MailNotSent, meaning: string) =>
  mailNotSentProblem(outcome, {
    failed: `The email could not be sent. ${meaning} Please try again in a minute.`,
    timedOut: `The email could not be sent in time. ${meaning} Please try again in a minute.`,
    notConfigured: `No email can be sent from here at the moment. ${meaning}`,
  });
