import 'server-only';
import { z } from 'zod';
import { env } from '../env';
import { refuseForeign } from '../relay/guard';
import { isForm, problem, readForm, readJson, tooMany } from '../relay/http';
import { linkPlace } from '../relay/limits';
import { visitorAddress } from '../relay/visitor-address';
import { links, type Links } from './links';

/** The body of a page that only wants to see what its link holds. */
export const openBodySchema = z.strictObject({ token: z.string() });

type Asked<T> = { ok: true; value: T; links: Links } | { ok: false; problem: Response };

/** A POST about a link, let in: from our own pages, of the right shape, and not too often. */
export async function readLinkRequest<T extends z.ZodType>(
  request: Request,
  schema: T,
): Promise<Asked<z.infer<T>>> {
  const own = links();
  if (!own) return refuse(problem(404, 'There is nothing here.'));
  const foreign = refuseForeign(request, env.SITE_URL);
  if (foreign) return refuse(foreign);
  const place = await linkPlace(visitorAddress(request));
  if (!place.ok) return refuse(tooMany(tooOften, place.retryAfterSeconds));
  const body = await (isForm(request) ? readForm : readJson)(request, schema);
  return body.ok ? { ok: true, value: body.value, links: own } : refuse(body.problem);
}

/** Why a link does not open, in words; the page says where to go from here. */
export const linkProblem = (reason: 'broken' | 'expired') =>
  reason === 'expired' ? problem(410, expired) : problem(422, broken);

const refuse = (response: Response) => ({ ok: false, problem: response }) as const;

const tooOften = 'That was often in a short time.';
const expired = 'The time of this link is over. Nothing was changed.';
const broken =
  'This link is not whole, or was not made by this site. Mail programs sometimes cut long links: please open it from the email once more, or copy all of it. Nothing was changed.';
