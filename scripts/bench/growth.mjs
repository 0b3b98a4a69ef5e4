// How the build grows with the content: copies of the project with more and more predictions, built from nothing.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

export const growthColumns = [
  'predictions',
  'wall s',
  'processor s',
  'memory MiB',
  'ms a page more',
  'grows as n to the',
  'once more, wall s',
  'ms a page more',
  'the framework alone, wall s',
  'ms a page more',
];

const sizes = [100, 1000, 3000];

const folder = 'dist/growth';
const done = 'dist/growth-done';

/** One row for each size; needs GNU cp, and GNU time, which knows what a whole tree of processes took. */
export function measureGrowth() {
  for (const left of [folder, done]) rmSync(left, { recursive: true, force: true });
  const rows = [];
  let before;
  for (const size of sizes) {
    const took = { size, ...build(size), alone: buildAlone(size) };
    const more = (name) =>
      before ? (((took[name] - before[name]) * 1000) / (size - before.size)).toFixed(1) : '';
    rows.push([
      String(size),
      took.wall.toFixed(0),
      took.processor.toFixed(0),
      String(Math.round(took.memory / 1024)),
      more('wall'),
      before ? (Math.log(took.wall / before.wall) / Math.log(size / before.size)).toFixed(2) : '',
      took.again.toFixed(0),
      more('again'),
      took.alone.toFixed(0),
      more('alone'),
    ]);
    before = took;
    console.log(`${size}: ${took.wall} s, once more ${took.again} s, alone ${took.alone} s`);
  }
  for (const left of [folder, done]) rmSync(left, { recursive: true });
  return rows;
}

/** From nothing, and once more with what hosts keep: the framework's cache and, in it, the pictures that were drawn. */
function build(size) {
  copyProject(size);
  const { wall, processor, memory } = timed(['npm', 'run', 'build']);
  const before = copyProject(size);
  mkdirSync(join(folder, '.next'));
  renameSync(join(before, '.next/cache'), join(folder, '.next/cache'));
  const again = timed(['npm', 'run', 'build']).wall;
  return { wall, processor, memory, again };
}

/** Returns where the project is that was there before. */
function copyProject(size) {
  const before = newProject();
  const tracked = execFileSync('git', ['ls-files', '-z']).toString().split('\0').filter(Boolean);
  for (const file of tracked) cpSync(file, join(folder, file));
  addPredictions(join(folder, 'content/predictions'), size);
  return before;
}

/** The least that the framework needs for as many pages: their texts by themselves, drawn by the same marked. */
function buildAlone(size) {
  newProject();
  const files = {
    'package.json': '{ "private": true }',
    'next.config.mjs': "process.env.NEXT_TELEMETRY_DISABLED = '1';",
    'app/layout.jsx':
      'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
    'app/[id]/page.jsx': `
      import { readFileSync, readdirSync } from 'node:fs';
      import { marked } from 'marked';
      export const dynamicParams = false;
      export const generateStaticParams = () => readdirSync('texts').map((id) => ({ id }));
      export default async function Text({ params }) {
        const [, , ...text] = readFileSync('texts/' + (await params).id, 'utf8').split('---\\n');
        return <main dangerouslySetInnerHTML={{ __html: marked.parse(text.join('')) }} />;
      }`,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  cpSync('content/predictions', join(folder, 'texts'), { recursive: true });
  addPredictions(join(folder, 'texts'), size);
  return timed(['npx', 'next', 'build']).wall;
}

/**
 * With the packages as hard links, since the framework takes none from outside the project's folder. What was there is
 * put aside and not deleted: for minutes after, ext4 passes by each inode that was freed, one by one, for every file
 * that is made (recently_deleted in fs/ext4/ialloc.c), and the build would take a quarter longer.
 */
function newProject() {
  mkdirSync(done, { recursive: true });
  const aside = join(done, String(readdirSync(done).length));
  if (existsSync(folder)) renameSync(folder, aside);
  mkdirSync(folder);
  execFileSync('cp', ['-al', 'node_modules', folder]);
  return aside;
}

function timed([command, ...args]) {
  const { status } = spawnSync('time', ['-f', '%e %U %S %M', '-o', 'time.txt', command, ...args], {
    cwd: folder,
    stdio: 'ignore',
  });
  if (status !== 0) throw new Error(`The build in ${folder} failed.`);
  const [wall, user, system, memory] = readFileSync(join(folder, 'time.txt'), 'utf8')
    .trim()
    .split(' ')
    .map(Number);
  return { wall, processor: user + system, memory };
}

/** The predictions there are, again and again, each with a title and paragraphs of its own: copies are refused. */
function addPredictions(folder, size) {
  const written = readdirSync(folder).length;
  for (let id = written + 1; id <= size; id++) {
    const like = readFileSync(join(folder, `${1 + (id % written)}.md`), 'utf8');
    const title = (_, words) =>
      `title: '${words.replace(/^['"]|['"]$/g, '').replaceAll("'", '’')} ${id}'`;
    const own = like.replace(/^title: (.*)$/m, title).replace(/\n\n(?=[A-Z])/g, `$&Text ${id}. `);
    writeFileSync(join(folder, `${id}.md`), own);
  }
}
