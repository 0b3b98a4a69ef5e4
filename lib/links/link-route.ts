/** Routes to which a page posts the token of the link that opened it. */
import 'server-only';
import { z } from 'zod';
import { limitLink, limitOpenedLink } from '../platform/limits';
import { postRoute } from '../platform/post-route';
import { mailNotSentProblem, type MailNotSent } from '../mail/not-sent';
import { notFound, problem, tooManyRequests } from '../platform/responses';
import { tokenText } from '../platform/typed';
import { visitorAddress } from '../platform/visitors';
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
  /** The end of the link's time. */
  until?: Date;
  links: Links;
  address: string;
};

/** The body of a page that only shows what its link holds. */
export const openBodySchema = z.strictObject({ token: tokenText });

type LinkValues = {
  order: OrderLink;
  action: ActionLink;
  choice: ChoiceLink;
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

/** @param meaning of the failure for whoever pressed the button */
export const linkMailNotSent = (outcome: MailNotSent, meaning: string) =>
  mailNotSentProblem(outcome, {
    failed: `The email could not be sent. ${meaning} Please try again in a minute.`,
    timedOut: `The email could not be sent in time. ${meaning} Please try again in a minute.`,
    notConfigured: `No email can be sent from here at the moment. ${meaning}`,
  });
