import { problem, validationProblem } from './responses';

it('is a problem document that nobody may cache', async () => {
  const response = problem(409, 'The price has changed.', { total: 1900 });
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    title: 'Conflict',
    status: 409,
    detail: 'The price has changed.',
    total: 1900,
  });
});

it('names the fields that are wrong', async () => {
  const errors = [{ field: 'name', message: 'Enter your name' }];
  const response = validationProblem({ kind: 'invalid', errors });
  expect(await response.json()).toMatchObject({ status: 422, errors });
});
