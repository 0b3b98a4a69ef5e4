import { emptyForm, formErrors, forms, messageMaxLength, parseContactDraft } from './fields';

const asha = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+44 20 7946 0000',
  message: 'Which of two names?',
};

it.each<['contact' | 'interest', object, string]>([
  ['contact', {}, ''],
  ['interest', { name: 'आशा', phone: '', message: '' }, ''],
  ['interest', { ...emptyForm, name: '  ' }, 'name,email'],
  ['contact', { ...emptyForm, name: '  ' }, 'name,email,phone,message'],
  ['contact', { email: 'asha@example' }, 'email'],
  ['contact', { phone: '12345' }, 'phone'],
  ['contact', { name: 'a'.repeat(101) }, 'name'],
  ['contact', { message: 'a'.repeat(messageMaxLength + 1) }, 'message'],
])('finds in a form for %s with %j the faults of: %s', (kind, changes, fields) => {
  const found = formErrors(kind, { ...asha, ...changes }).map(({ field }) => field);
  expect(found.join()).toBe(fields);
});

it('has room in a form post for the longest message in an Indian script', () => {
  const fields = forms.contact.fields.map(({ name }) => [name, 'अ'.repeat(100)]);
  const post = new URLSearchParams(fields);
  post.set('message', 'अ'.repeat(messageMaxLength));
  expect(String(post).length).toBeLessThan(16 * 1024);
});

it('gives back of a draft what was typed, and nothing that was not', () => {
  const stored = '{"name":"Asha","phone":7,"order":"INV-1"}';
  expect(parseContactDraft(stored)).toEqual({ ...emptyForm, name: 'Asha' });
  for (const unreadable of [null, '', 'null', '[1', '"text"'])
    expect(parseContactDraft(unreadable)).toEqual(emptyForm);
});
