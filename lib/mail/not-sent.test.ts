import { mailNotSentProblem } from './not-sent';

it.each([
  ['refused', 502, 'It failed.'],
  ['unreachable', 502, 'It failed.'],
  ['timed-out', 504, 'It took too long.'],
  ['not-configured', 503, 'It is off.'],
] as const)('says of a mail that is %s: %i %s', async (reason, status, detail) => {
  const texts = {
    failed: 'It failed.',
    timedOut: 'It took too long.',
    notConfigured: 'It is off.',
  };
  const response = mailNotSentProblem({ kind: 'not-sent', reason }, texts);
  expect(await response.json()).toMatchObject({ status, detail });
});
