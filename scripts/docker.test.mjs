/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where somebody may copy a command from. */
const texts = ['Dockerfile', 'README.md', ...readdirSync('docs').map((name) => join('docs', name))]
  .filter((name) => /(Dockerfile|\.md)$/.test(name))
  .map((name) => readFileSync(name, 'utf8'));

const runs = texts.flatMap((text) => text.match(/docker run [^`\n]*/g) ?? []);

it('publishes the container on this machine only: others could forge addresses past the proxy', () => {
  expect(runs.length).toBeGreaterThan(1);
  for (const run of runs) expect(run).toMatch(/ -p 127\.0\.0\.1:\d+:3000 /);
  expect(texts[0]).not.toMatch(/^EXPOSE/m);
});
