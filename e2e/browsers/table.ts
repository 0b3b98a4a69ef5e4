import { readFileSync } from 'node:fs';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const documented = 'docs/browsers.md';

/** What becomes of each journey in each client, as a table, held against the one that is documented. */
export default class Table implements Reporter {
  private readonly cells = new Map<string, string>();
  private clients: string[] = [];

  onBegin({ projects }: FullConfig) {
    this.clients = projects.map(({ name }) => name);
  }

  onTestEnd(test: TestCase, { status, annotations }: TestResult) {
    const said = annotations.find(({ type }) => type === 'result')?.description;
    const result = status === 'passed' && said ? said : 'fails';
    const isJourney = test.location.file.endsWith('journey.ts');
    if (!isJourney || status === 'skipped') return;
    this.cells.set(at(test.title, test.parent.project()?.name), result);
  }

  async onEnd() {
    if (this.cells.size === 0) return {};
    const promised = readTable(readFileSync(documented, 'utf8'));
    const others = [...this.cells].filter(([cell, result]) => promised.get(cell) !== result);
    console.log(`\n${drawn(this.cells, this.clients)}\n`);
    for (const [cell, result] of others)
      console.log(`${cell} ${result}. ${documented} says: ${promised.get(cell) ?? 'nothing'}.`);
    return others.length > 0 ? { status: 'failed' as const } : {};
  }
}

const at = (journey: string, client = '') => `${journey} in ${client}:`;

const cellsOf = (line: string) =>
  line
    .split('|')
    .map((cell) => cell.trim())
    .slice(1, -1);

/** The table of a Markdown file, clients above and journeys on the left; a letter in it stands for a line of the list below. */
function readTable(markdown: string) {
  const [head = [], , ...rows] = markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf);
  const letters = new Map(
    [...markdown.matchAll(/^- \*\*([A-Z])\*\*: (.+)$/gm)].map(([, letter = '', how = '']) => [
      letter,
      `degrades: ${how}`,
    ]),
  );
  return new Map(
    rows.flatMap(([journey = '', ...results]) =>
      results.map(
        (result, index) => [at(journey, head[index + 1]), letters.get(result) ?? result] as const,
      ),
    ),
  );
}

function drawn(cells: Map<string, string>, clients: readonly string[]) {
  const journeys = new Set([...cells.keys()].map((cell) => cell.split(' in ')[0] ?? ''));
  const row = (first: string, rest: string[]) => `| ${[first, ...rest].join(' | ')} |`;
  return [
    row('journey', [...clients]),
    row(
      '---',
      clients.map(() => '---'),
    ),
    ...[...journeys].map((journey) =>
      row(
        journey,
        clients.map((client) => cells.get(at(journey, client)) ?? 'not run'),
      ),
    ),
  ].join('\n');
}
