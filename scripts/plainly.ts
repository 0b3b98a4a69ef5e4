import { ContentError } from '../lib/content/faults';

/** Runs a step of the build. What only an editor of the content can mend is said without a stack, and ends the build. */
export async function plainly(step: () => unknown) {
  try {
    await step();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
