import { emptyForm, formFaults, forms, messageMaxLength, parseContactDraft } from './fields';

const asha = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+44 20 7946 0000',
  message: 'Which of two names?',
};

it('takes complete details, from abroad too', () => {
  expect(formFaults('contact', asha)).toEqual([]);
  expect(formFaults('interest', { ...emptyForm, name: 'आशा', email: asha.email })).toEqual([]);
});

it('asks for every field of its own form, in order, and for no other', () => {
  const asked = (kind: 'interest' | 'contact') =>
    formFaults(kind, { ...emptyForm, name: '  ' }).map(({ field }) => field);
  expect(asked('interest')).toEqual(['name', 'email']);
  expect(asked('contact')).toEqual(['name', 'email', 'phone', 'message']);
});

it.each([
  ['email', 'asha@example'],
  ['phone', '12345'],
  ['name', 'a'.repeat(101)],
  ['message', 'a'.repeat(messageMaxLength + 1)],
])('finds the fault of a wrong %s', (field, value) => {
  expect(formFaults('contact', { ...asha, [field]: value }).map((fault) => fault.field)).toEqual([
    field,
  ]);
});

it('has room in a form post for the longest message in an Indian script', () => {
  const fields = forms.contact.fields.map(({ name }) => [name, 'अ'.repeat(100)]);
  const post = new URLSearchParams(fields);
  post.set('message', 'अ'.repeat(messageMaxLength));
  expect(String(post).length).toBeLessThan(16 * 1024);
});

it('gives back what was typed, and nothing that was not', () => {
  expect(parseContactDraft('{"name":"Asha","phone":7,"order":"INV-1"}')).toEqual({
    ...emptyForm,
    name: 'Asha',
  });
});

it.each([null, '', 'null', '[1', '"text"'])('takes %j for an empty draft', (stored) => {
  expect(parseContactDraft(stored)).toEqual(emptyForm);
});
