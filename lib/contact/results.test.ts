import { checkResult, formResults, sentPath } from './results';

it('has a page for every choice of faulty fields, and no address twice', () => {
  const slugs = formResults().map(({ slug }) => slug);
  expect(slugs.filter((slug) => slug.startsWith('contact-check'))).toHaveLength(15);
  expect(slugs.filter((slug) => slug.startsWith('interest-check'))).toHaveLength(3);
  expect(new Set(slugs).size).toBe(slugs.length);
});

it('names the faulty fields in their order, however they were found', () => {
  expect(sentPath(checkResult('contact', ['phone', 'name']))).toBe(
    '/sent/contact-check-name-phone',
  );
  expect(sentPath({ kind: 'interest', came: 'sent' })).toBe('/sent/interest');
});
