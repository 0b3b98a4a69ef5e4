import { test } from './fixtures';

type Steps = (given: Given) => Promise<string | void>;
type Given = Parameters<Parameters<typeof test>[2]>[0];

/**
 * A journey through the site: with scripts, and without where that is another one. What the steps return is how the
 * journey degrades, which the table says; nothing is 'works'.
 */
export function journey(name: string, steps: Steps, stepsWithoutScripts = steps) {
  test(name, async ({ visitor, buyer, inbox, hasScripts }, info) => {
    const given = { visitor, buyer, inbox, hasScripts } as Given;
    const degrades = await (hasScripts ? steps : stepsWithoutScripts)(given);
    info.annotations.push({
      type: 'result',
      description: degrades ? `degrades: ${degrades}` : 'works',
    });
  });
}
