// Rules on the ways between pages. Each takes the site and returns a sentence for every fault.

/** How many clicks lead from home to any page. */
const DEEPEST = 3;

export const links = (site) =>
  site.pages.flatMap((page) =>
    page.links.flatMap(({ href }) => {
      const fault = faultOf(href, page, site);
      return fault ? [`${page.path}: the link '${href}' ${fault}`] : [];
    }),
  );

function faultOf(href, { ids, path }, { pages, origin, hasFile }) {
  // On the page of a fault of ours the empty link asks for the same address again.
  if (href === '' && path === '/server-error') return undefined;
  if (!href || href === '#') return 'leads nowhere';
  if (/^(tel|mailto|https?):/.test(href) && !href.startsWith(`${origin}/`)) return undefined;
  if (href.startsWith('#')) return !ids.includes(href.slice(1)) && 'names no place of the page';
  if (!href.startsWith('/')) return 'must begin with /, a protocol or #';
  const { pathname, hash } = new URL(href, origin);
  const target = pages.find(({ path }) => path === pathname);
  if (target?.status !== 200) return !hasFile(pathname) && 'leads to no page';
  return hash && !target.ids.includes(hash.slice(1)) && 'names no place of that page';
}

const pathsFrom = ({ links }, chosen = () => true) =>
  links.filter(chosen).map(({ href }) => href?.replace(/[?#].*$/, '') ?? '');

/** Each page is linked from the text of another, not from header and footer alone. */
export const orphans = ({ pages }) => {
  const linked = new Set(
    pages.flatMap((page) =>
      pathsFrom(page, ({ inMain }) => inMain).filter((href) => href !== page.path),
    ),
  );
  return pages
    .filter(({ isListed, path }) => isListed && path !== '/' && !linked.has(path))
    .map(({ path }) => `${path}: no page leads there in its text`);
};

export const depth = ({ pages }) => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const reached = new Set(['/']);
  let edge = ['/'];
  for (let clicks = 0; clicks < DEEPEST; clicks += 1) {
    edge = edge
      .flatMap((path) => (byPath.has(path) ? pathsFrom(byPath.get(path)) : []))
      .filter((path) => !reached.has(path));
    edge.forEach((path) => reached.add(path));
  }
  return pages
    .filter(({ isListed, path }) => isListed && !reached.has(path))
    .map(({ path }) => `${path}: is more than ${DEEPEST} clicks from home`);
};
