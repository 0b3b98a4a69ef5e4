import { appendFileSync } from 'node:fs';
import { ownFolder } from '../folder-test-kit';
import { compileContent } from './compile';
import { layContent, replaceSamples } from './content-test-kit';

const inCopy = ownFolder();

const sampleClient = '- name: Somebody\n  role: Cinema\n  sample: true\n';

beforeEach(() => {
  jest.spyOn(process, 'cwd').mockReturnValue(inCopy());
  layContent(inCopy('content'));
});

const lists = async () => (await compileContent({ drafts: false })).content.lists;

it('a preview shows what is a sample, stars and an announcement included', async () => {
  const { clients, courses, book, services } = await lists();
  expect([clients.length, courses.length]).toEqual([2, 1]);
  expect(book?.coming).toBe('sample');
  expect(services[0]?.rating).toBe(4.5);
});

it('the public site goes without a sample among entries that are real', async () => {
  replaceSamples(inCopy('content'));
  appendFileSync(inCopy('content/clients.yaml'), sampleClient);
  const { clients, book, services } = await lists();
  expect(clients.map(({ name }) => name)).not.toContain('Somebody');
  expect(clients).toHaveLength(2);
  expect(book?.coming).toBe('March 2028');
  expect(services.some(({ rating }) => rating !== undefined)).toBe(false);
});
