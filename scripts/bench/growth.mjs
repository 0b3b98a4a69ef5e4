// How the build grows with the content: copies of the project with more and more predictions, built from nothing.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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
];

const sizes = [100, 1000, 3000];

/** One row for each size; needs GNU cp, and GNU time, which knows what a whole tree of processes took. */
export function measureGrowth() {
  const rows = [];
  let before;
  for (const size of sizes) {
    const took = { size, ...build(size) };
    rows.push([
      String(size),
      took.wall.toFixed(0),
      took.processor.toFixed(0),
      String(Math.round(took.memory / 1024)),
      before ? aPage(took.wall - before.wall, size - before.size) : '',
      before ? (Math.log(took.wall / before.wall) / Math.log(size / before.size)).toFixed(2) : '',
      took.again.toFixed(0),
      before ? aPage(took.again - before.again, size - before.size) : '',
    ]);
    before = took;
    console.log(`${size} predictions: ${took.wall} s, once more ${took.again} s`);
  }
  return rows;
}

const aPage = (seconds, pages) => ((seconds * 1000) / pages).toFixed(1);

/** From nothing, and once more with the pictures that were drawn and what the framework keeps, as hosts do. */
function build(size) {
  const folder = 'dist/growth';
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tracked = execFileSync('git', ['ls-files', '-z']).toString().split('\0').filter(Boolean);
  for (const file of tracked) cpSync(file, join(folder, file));
  // Hard links: the framework takes no package from outside the project's folder.
  execFileSync('cp', ['-al', 'node_modules', folder]);
  addPredictions(join(folder, 'content/predictions'), size);
  const { wall, processor, memory } = timed(folder, size);
  const again = timed(folder, size).wall;
  rmSync(folder, { recursive: true });
  return { wall, processor, memory, again };
}

function timed(folder, size) {
  const { status } = spawnSync(
    'time',
    ['-f', '%e %U %S %M', '-o', 'time.txt', 'npm', 'run', 'build'],
    { cwd: folder, stdio: 'ignore' },
  );
  if (status !== 0) throw new Error(`${size} predictions: the build in ${folder} failed.`);
  const [wall, user, system, memory] = readFileSync(join(folder, 'time.txt'), 'utf8')
    .trim()
    .split(' ')
    .map(Number);
  return { wall, processor: user + system, memory };
}

/** The predictions there are, again and again, each with a title of its own. */
function addPredictions(folder, size) {
  const written = readdirSync(folder).length;
  for (let id = written + 1; id <= size; id++) {
    const like = readFileSync(join(folder, `${1 + (id % written)}.md`), 'utf8');
    const title = (_, words) =>
      `title: '${words.replace(/^['"]|['"]$/g, '').replaceAll("'", '’')} ${id}'`;
    writeFileSync(join(folder, `${id}.md`), like.replace(/^title: (.*)$/m, title));
  }
}
