/** @jest-environment node */
import { noteMaxLength } from '../order/fields';
import { addToNote, noteText } from './note';

const text = noteText('Name number', ['Name: RAVI KUMAR', 'Chaldean: 25 → 7']);

describe('a reading in the note of an order', () => {
  it('says where it comes from', () => {
    expect(addToNote('', text)).toBe(
      'From the calculator "Name number":\nName: RAVI KUMAR\nChaldean: 25 → 7',
    );
  });

  it('stands after what was typed', () => {
    expect(addToNote('Please call after six. ', text)).toBe(`Please call after six.\n\n${text}`);
  });

  it('is not added twice', () => {
    const once = addToNote('Hello', text) ?? '';
    expect(addToNote(once, text)).toBe(once);
  });

  it('is left out where there is no room, and nothing typed is cut', () => {
    expect(addToNote('x'.repeat(noteMaxLength - 10), text)).toBeUndefined();
    const fits = 'x'.repeat(noteMaxLength - text.length - 2);
    expect(addToNote(fits, text)).toHaveLength(noteMaxLength);
  });
});
