import 'server-only';
import { env } from '../platform/env';

/** The full address of a path of the site, on its public origin. */
export const addressOf = (path: string) => new URL(path, env.SITE_URL).href;
