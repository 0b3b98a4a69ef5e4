import 'server-only';
import { z } from 'zod';
import { env } from '../platform/env';
import { refuseForeign } from '../platform/guard';
import { isForm, problem, readForm, readJson, tooMany } from '../platform/http';
import { limitLink, limitOpenedLink } from '../platform/limits';
import { tokenText } from '../platform/typed';
import { visitorAddress } from '../platform/visitors';
import { links, type Links, type Opened } from '../links/links';

/** The body of a page that only wants to see what its link holds. */
export const openBodySchema = z.strictObject({ token: tokenText });

type Asked<B, L> =
  { ok: true; body: B; link: L; until?: Date; links: Links } | { ok: false; problem: Response };

/**
 * A POST about a link, let in (from our own pages, of the right shape, not too often), and what its link
 * holds; or the problem document that says why not.
 * @param kind which of the links the token has to be
 */
export async function openLink<B extends z.ZodType<{ token: string }>, L>(
  request: Request,
  schema: B,
  kind: (links: Links) => { open: (token: string) => Promise<Opened<L>> },
): Promise<Asked<z.infer<B>, L>> {
  const own = links();
  if (!own) return refuse(problem(404, 'There is nothing here.'));
  const foreign = refuseForeign(request, env.SITE_URL);
  if (foreign) return refuse(foreign);
  const visitor = await limitLink(visitorAddress(request));
  if (!visitor.ok) return refuse(tooMany(tooOften, visitor.retryAfterSeconds));
  const body = await (isForm(request) ? readForm : readJson)(request, schema);
  if (!body.ok) return refuse(body.problem);
  const link = await kind(own).open(body.value.token);
  if (!link.ok) return refuse(linkProblem(link.reason));
  const itself = await limitOpenedLink(body.value.token);
  if (!itself.ok) return refuse(tooMany(tooOften, itself.retryAfterSeconds));
  return { ok: true, body: body.value, link: link.value, until: link.until, links: own };
}

/** Why a link does not open, in words; the page says where to go from here. */
const linkProblem = (reason: 'broken' | 'expired') =>
  reason === 'expired' ? problem(410, expired) : problem(422, broken);

const refuse = (response: Response) => ({ ok: false, problem: response }) as const;

const tooOften = 'We can open only so many links at a time.';
const expired = 'The time of this link is over. Nothing was changed.';
const broken =
  'This link is not whole, or was not made by this site. Mail programs sometimes cut long links: please open it from the email once more, or copy all of it. Nothing was changed.';
