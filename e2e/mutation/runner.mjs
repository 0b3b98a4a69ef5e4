// Jest's own runner, but that the environment knows by what its tests load their files.
import circus from 'jest-circus/runner';

export default function run(globalConfig, config, environment, runtime, ...more) {
  environment.runtime = runtime;
  return circus.default(globalConfig, config, environment, runtime, ...more);
}
