// `npm run check:seo`: reads the built pages and fails where one breaks a rule of how the site is found
// and shared. A rule is a function in scripts/seo that takes the site and returns its faults.
import * as body from './seo/body.mjs';
import { readBuiltSite } from './seo/built-site.mjs';
import * as data from './seo/data.mjs';
import * as files from './seo/files.mjs';
import * as head from './seo/head.mjs';
import * as links from './seo/links.mjs';
import { markup } from './seo/markup.mjs';

const rules = {
  titles: head.titles,
  'query words in titles': head.queries,
  descriptions: head.descriptions,
  'canonical addresses': head.canonicals,
  'robots elements': head.robots,
  'languages and their pairs': head.languages,
  'share cards': head.cards,
  'links to the feed': head.feedLinks,
  'missing pages': head.missing,
  markup,
  'first words': body.firstWords,
  'Indian words in Devanagari': body.glosses,
  images: body.images,
  breadcrumbs: body.breadcrumbs,
  'text overlap': body.overlap,
  links: links.links,
  orphans: links.orphans,
  'click depth': links.depth,
  'structured data: form': data.graphs,
  'structured data: ids': data.ids,
  'structured data: nodes': data.nodes,
  'structured data: placeholders': data.placeholders,
  'structured data: visible values': data.visible,
  'structured data: addresses': data.addresses,
  'structured data: breadcrumbs': data.trails,
  'share pictures': files.sharePictures,
  'pictures of texts': files.articlePictures,
  sitemap: files.sitemap,
  dates: files.dates,
  feed: files.feed,
  'robots.txt': files.robotsFile,
  'llms.txt': files.llmsFile,
  icons: files.icons,
};

const site = readBuiltSite();
const broken = Object.entries(rules)
  .map(([name, rule]) => ({ name, faults: rule(site) }))
  .filter(({ faults }) => faults.length > 0);

for (const { name, faults } of broken) console.error([`\n${name}:`, ...faults].join('\n- '));

const listed = site.pages.filter(({ isListed }) => isListed).length;
console.log(
  `check:seo: ${site.pages.length} pages, ${listed} of them listed; ${Object.keys(rules).length} rules, ${broken.length} broken`,
);
if (broken.length > 0) process.exit(1);
