// Compiles as the unit tests do, but the files that are changed with all of their changes inside.
import { createHash } from 'node:crypto';
import next from 'next/dist/build/swc/jest-transformer.js';

/** The text of each file that is changed, by its path. */
export const changed = new Map();

const transformer = {
  createTransformer(options) {
    const { process } = next.createTransformer(options);
    return {
      getCacheKey: (text, path) =>
        createHash('sha256')
          .update(`${path} ${changed.get(path) ?? text}`)
          .digest('hex'),
      process: (text, path, { config }) =>
        process(changed.get(path) ?? text, path, {
          config: { ...config, testEnvironment: 'node' },
        }),
    };
  },
};

export default transformer;
