import 'server-only';
import { z } from 'zod';
import { paths } from '../site';

/** The pages that may be counted by their path: the listed ones, which the build has put in its place, and the checkout. */
const counted = new Set([
  ...z.array(z.string()).parse(JSON.parse(process.env.LISTED_PATHS || '[]')),
  paths.checkout,
]);

const host = /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/;

/**
 * What public/count.js says when a page is opened: its path, and the host of the site whose link led here, or nothing. A path that is
 * none of ours is 'other'; what is no public host is nothing.
 */
export const visitSchema = z.strictObject({
  path: z
    .string()
    .max(2_000)
    .transform((path) => (counted.has(path) ? path : 'other')),
  referrer: z
    .string()
    .max(2_000)
    .transform((text) => (text.length <= 100 && host.test(text) ? text : '')),
});

/** Programs that say so. Others are counted: this is no place for guesses about visitors. */
export const isRobot = ({ headers }: Request) =>
  /bot|crawl|spider|preview|headless|lighthouse/i.test(headers.get('user-agent') ?? 'bot');
