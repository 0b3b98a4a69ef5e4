import { paths } from '../site';
import type { ToolSlug } from './calculators';

/** Apart from the list, so that an island does not bundle every calculator. */
export const toolPath = (slug: ToolSlug) => `${paths.tools}/${slug}`;
