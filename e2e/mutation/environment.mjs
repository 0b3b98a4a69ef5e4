// Runs each test as it stands, and once more for each change of the code that it reaches and that no test has noticed
// yet. So files are loaded once: to load them took most of the time when each change had a Jest of its own.
import { relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { TestEnvironment } from 'jest-environment-node';

/** The folders whose tests have to notice a change, by its id. */
export const tests = new Map();
/** What came of each change that such a test reaches: the test that noticed it, or none. */
export const noticed = new Map();
/** Changes that some test comes by without a Postgres, with which each test takes ten times as long. */
const withoutServer = new Set();
/** Changes that take effect while files are loaded, of which there is one time only. */
export const atLoading = new Set();

export default class Changing extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.path = relative(config.projectConfig.rootDir, context.testPath);
    // By this the changed code hears which change is made, and says which ones it has come by.
    this.changing = { mutantCoverage: { static: {}, perTest: {} } };
    this.global.__stryker__ = this.changing;
  }

  async handleTestEvent({ name, test }) {
    const { mutantCoverage } = this.changing;
    if (name === 'test_start') {
      mutantCoverage.perTest = {};
      this.changing.currentTestId = 'own';
    }
    if (name !== 'test_done') return;
    this.changing.currentTestId = undefined;
    const reached = Object.entries(mutantCoverage.perTest.own ?? {}).filter(([id]) =>
      tests.get(id).some((folder) => this.path.startsWith(`${folder}/`)),
    );
    for (const id of Object.keys(mutantCoverage.static)) atLoading.add(id);
    for (const [id] of reached) if (!noticed.has(id)) noticed.set(id, undefined);
    if (test.errors.length > 0) return;
    const isSlow = needsServer(test);
    const own = reached.filter(([id]) => !isSlow || !withoutServer.has(id));
    if (!isSlow) for (const [id] of reached) withoutServer.add(id);
    // What a change throws while nobody waits for it is no fault of the test, however late it comes.
    test.errors.push = () => 0;
    await this.change(test, own);
  }

  /** Makes each change that no test has noticed yet, and sees whether this one does. */
  async change(test, reached) {
    for (const [id, times] of reached.filter(([one]) => !noticed.get(one))) {
      // A loop that has lost its end is found by counting, and soon: each of its turns may wait for the disk.
      Object.assign(this.changing, {
        activeMutant: id,
        hitCount: 0,
        hitLimit: 10 * times + 100,
      });
      const passes = await this.passes(test);
      this.changing.activeMutant = undefined;
      if (passes) continue;
      // It counts where the test passes again without the change: an earlier one may have left something behind.
      let isWell = false;
      for (const ms of [0, 100, 1_000]) {
        await pause(isWell ? 0 : ms);
        isWell ||= await this.passes(test);
      }
      if (!isWell)
        return console.error(`'${test.name}' no longer passes; its other changes are left out.`);
      noticed.set(id, test.name);
    }
  }

  /** Runs a test with the hooks around it. */
  async passes(test) {
    const blocks = [];
    for (let block = test.parent; block; block = block.parent) blocks.unshift(block);
    const all = blocks.flatMap(({ hooks }) => hooks);
    const patience = 5_000 + 20 * (test.duration ?? 0);
    const own = {};
    let passes = true;
    // Between tests none may load a file or set a clock.
    this.runtime.enterTestCode();
    for (const { fn } of [...all.filter(({ type }) => type === 'beforeEach'), test])
      passes &&= await ends(() => fn.call(own), patience);
    for (const { fn } of all.filter(({ type }) => type === 'afterEach').reverse())
      passes = (await ends(() => fn.call(own), patience)) && passes;
    this.fakeTimersModern.useRealTimers();
    this.runtime.leaveTestCode();
    return passes;
  }
}

const needsServer = (block) =>
  /postgres/.test(block.name) || (block.parent !== undefined && needsServer(block.parent));

/** Whether something comes to its end, in time and without an error. */
async function ends(work, patience) {
  const over = new AbortController();
  const late = pause(patience, false, { signal: over.signal }).catch(() => false);
  try {
    return await Promise.race([Promise.resolve(work()).then(() => true), late]);
  } catch {
    return false;
  } finally {
    over.abort();
  }
}
