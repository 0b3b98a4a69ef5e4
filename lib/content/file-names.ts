import 'server-only';
import { readdirSync } from 'node:fs';
import { calculators } from '../calculators/calculators';
import { servicePath, serviceListPath } from '../markets/currency';
import { currencies } from '../markets/markets';
import { projectPath } from '../project-path';
import { paths } from '../site';
import { type Faults, nearest } from './faults';
import { yamlSchemas } from './list-schemas';
import type { textSchemas } from './text-schemas';

export const ownPages = [
  'about',
  'numerology',
  'examples',
  'products',
  'terms',
  'privacy',
  'corrections',
] as const;
export type OwnPage = (typeof ownPages)[number];
export const isOwn = (name: string): name is OwnPage => ownPages.some((own) => own === name);

export type Folder = keyof typeof textSchemas;

const nameFaults: Record<Folder, (file: string) => string | false> = {
  blogs: slugFault,
  pages: (file) => slugFault(file) || shadowFault(stem(file)),
  predictions: (file) =>
    !/^[1-9]\d{0,4}\.md$/.test(file) && 'name the file by its number, for example 7.md',
  mulank: (file) =>
    !/^[1-9]\.md$/.test(file) && 'there are nine birth numbers, 1 to 9; take the file out',
  years: (file) => !/^2\d{3}\.md$/.test(file) && 'name the file by its year, for example 2028.md',
  tools: (file) =>
    !calculators.some(({ slug }) => file === `${slug}.md`) &&
    'is no text of a calculator, and nobody reads it here; move a page of your own into the folder content/pages',
};

const stem = (file: string) => file.replace(/\.md$/, '');

function slugFault(file: string) {
  return (
    !/^[a-z0-9-]+\.md$/.test(file) &&
    'give the file a name of small letters, digits and hyphens that ends in .md, for example new-text.md'
  );
}

const shadowFault = (name: string) =>
  !isOwn(name) &&
  isTaken(name) &&
  `/${name} is an address of the site already; give the file another name, for example ${name}-guide.md`;

export const isTaken = (first: string) =>
  /^(mulank\d*|year|art|share|photos|icons|fonts|outbox|drawn|search)$/.test(first) ||
  [
    ...Object.values(paths),
    ...currencies.flatMap((currency) => [serviceListPath(currency), servicePath(1, currency)]),
  ].some((path) => path.split('/')[1] === first);

const entriesIn = (folder: string) =>
  readdirSync(projectPath('content', folder), { withFileTypes: true }).filter(
    ({ name }) => !name.startsWith('.'),
  );

export const namesIn = (folder: Folder) =>
  entriesIn(folder)
    .filter(({ name }) => !nameFaults[folder](name))
    .map(({ name }) => stem(name))
    .sort((a, b) => Number(a) - Number(b) || 0);

export function checkNames(faults: Faults) {
  for (const entry of entriesIn('.')) faults.at(entry.name, strayFault(entry.name));
  for (const [folder, faultOf] of Object.entries(nameFaults))
    for (const { name } of entriesIn(folder)) faults.at(`${folder}/${name}`, faultOf(name));
}

const folders = [...Object.keys(nameFaults), 'photos'];
const lists = Object.keys(yamlSchemas).map((name) => `${name}.yaml`);

function strayFault(name: string) {
  const [stem = ''] = /^[a-z]*/i.exec(name) ?? [];
  const meant = nearest(`${stem}.yaml`, lists) ?? nearest(name, folders);
  return (
    ![...lists, ...folders].includes(name) &&
    `nobody reads it here; move what is in it into ${meant ?? 'one of the folders predictions, blogs and pages, or a picture into photos'}, and take it out`
  );
}
