import { endLinks, openBodySchema, orderRoute } from '@/lib/links/link-route';
import { json, problem } from '@/lib/platform/responses';
import { formatDate } from '@/lib/time';

export const POST = orderRoute(openBodySchema, async ({ link, until }) => {
  if (await endLinks(link)) return json(200, {});
  const works = until ? `This one works until ${formatDate(until)}. ` : '';
  return problem(
    503,
    `The links of this order could not be ended just now. ${works}Please try again in a minute, or write to us.`,
  );
});
