/**
 * JSON from outside as far as the browser reads it: without zod, so that the pages stay light. Whoever calls these
 * looks at each field. Pure.
 */

/** What a text says, or undefined when it is not JSON. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const isText = (value: unknown): value is string => typeof value === 'string';

export type Test = (value: unknown) => boolean;

/** Whether it is an object whose parts pass these tests. */
export const hasShape = (value: unknown, tests: Readonly<Record<string, Test>>) =>
  isObject(value) && Object.entries(tests).every(([name, test]) => test(value[name]));

export const optional = (test: Test) => (value: unknown) => value === undefined || test(value);
