/** @jest-environment node */
import { parseContactDraft } from './draft';
import { emptyForm } from './fields';

it('gives back what was typed, and nothing that was not', () => {
  expect(parseContactDraft('{"name":"Asha","phone":7,"order":"INV-1"}')).toEqual({
    ...emptyForm,
    name: 'Asha',
  });
});

it.each([null, '', 'null', '[1', '"text"'])('takes %j for an empty draft', (stored) => {
  expect(parseContactDraft(stored)).toEqual(emptyForm);
});
