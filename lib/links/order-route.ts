/** Routes that an order's own link opens, until its holder ends its links. */
import 'server-only';
import type { z } from 'zod';
import { orderLinkDays } from '../order/order';
import { problem } from '../platform/responses';
import { store } from '../store/store';
import { dayMs } from '../time';
import { linkRoute, type LinkRequest } from './link-route';
import type { OrderLink } from './links';

const linkMs = orderLinkDays * dayMs;

export const orderRoute = <S extends z.ZodType<{ token: string }>>(
  schema: S,
  handle: (request: LinkRequest<OrderLink, z.infer<S>>) => Promise<Response>,
) =>
  linkRoute('order', schema, async (request) =>
    (await isEnded(request)) ? problem(410, ended) : handle(request),
  );

/** A link knows only its end; it was made so many days before. */
async function isEnded({ link, until }: LinkRequest<OrderLink>) {
  const endedAt = await store().linksEndedAt(link.id);
  return endedAt !== undefined && (until?.getTime() ?? 0) - linkMs <= endedAt;
}

const ended =
  'This link was ended by somebody who had the order open. The order itself stands. To see it again, please write to us or call us.';

/** Ends every link made until now; false where that cannot be kept. */
export const endLinks = ({ id }: OrderLink) =>
  store()
    .endLinks(id, linkMs)
    .then(
      () => true,
      () => false,
    );
