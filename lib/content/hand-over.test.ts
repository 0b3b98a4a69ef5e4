/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layContent } from './fixture';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';

let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'hand-over-'));
  layContent(join(copy, 'content'));
  jest.spyOn(process, 'cwd').mockReturnValue(copy);
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(copy, { recursive: true });
});

describe('texts that a build hands over', () => {
  it('are taken as they were drawn, in the build only', async () => {
    await handOver();
    replace('.next/cache/texts.json', /<p>/, '<p>Handed over. ');
    expect(textOf(await processOf(PHASE_PRODUCTION_BUILD))).toContain('Handed over.');
    expect(textOf(await processOf(PHASE_DEVELOPMENT_SERVER))).not.toContain('Handed over.');
  });

  it('are drawn anew where a file says something else by now', async () => {
    await handOver();
    replace('content/pages/about.md', /$/, '\nA sentence that was added.\n');
    expect(textOf(await processOf(PHASE_PRODUCTION_BUILD))).toContain('A sentence that was added.');
  });
});

type Prose = typeof import('./prose');

async function handOver() {
  const prose = await processOf('');
  textOf(prose);
  prose.handOverTexts();
}

/** The module as another process of the build loads it. */
async function processOf(phase: string): Promise<Prose> {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PHASE: phase });
  delete (globalThis as { practiceTexts?: unknown }).practiceTexts;
  return import('./prose');
}

const textOf = ({ loadPage }: Prose) => loadPage('about').html;

function replace(file: string, from: RegExp, to: string) {
  const path = join(copy, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}
