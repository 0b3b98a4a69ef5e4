/** JSON from outside, without zod, so that the pages stay light. */

/** Undefined for text that is not JSON. */
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

export const hasShape = (value: unknown, tests: Readonly<Record<string, Test>>) =>
  isObject(value) && Object.entries(tests).every(([name, test]) => test(value[name]));

export const optional = (test: Test) => (value: unknown) => value === undefined || test(value);
