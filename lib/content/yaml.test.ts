/** @jest-environment node */
import { ContentError } from './faults';
import { parseYaml } from './yaml';

describe('a slip in the writing', () => {
  const colon =
    "a colon inside a text splits it; put the text in quotes, for example title: 'Names: a guide'";
  test.each<[string, string, string]>([
    [
      'an open quote',
      "- id: 1\n  title: 'Mobile\n  rupees: 1\n",
      'line 2: a quote is opened and not closed; write the same quote at the end of the text',
    ],
    [
      'an open quote before a closed one',
      "- title: 'Mobile\n  ask: 'x'\n",
      'line 1: a quote is opened and not closed; write the same quote at the end of the text',
    ],
    [
      'an apostrophe in single quotes',
      "- title: 'Today's number'\n",
      'line 1: the text goes on after its closing quote; put the whole text in double quotes, and use single ones inside it',
    ],
    [
      'a tab',
      '- id: 1\n\ttitle: Mobile\n',
      'line 2: starts with a tab; use spaces, two for each step to the right',
    ],
    ['a colon in a text', '- id: 1\n  title: Names: a guide\n', `line 2: ${colon}`],
    [
      'one space too many',
      '- id: 1\n   title: Mobile\n',
      'line 1: this line or one beside it does not start as it should; fields of one entry start in the same column, and each entry of a list, and nothing else, with a dash and a space',
    ],
    [
      'one space too few',
      '- id: 1\n title: Mobile\n',
      'line 2: this line or one beside it does not start as it should; fields of one entry start in the same column, and each entry of a list, and nothing else, with a dash and a space',
    ],
    [
      'a missing colon',
      '- id: 1\n  title Mobile\n  rupees: 1\n',
      'line 2: does not begin with the name of a field; where it goes on with the text above, put two more spaces at its start than the field above has, and where it is a field, write a colon and a space after its name',
    ],
    [
      'a field written twice',
      '- id: 1\n  id: 2\n',
      'line 2: the field id is written twice in one entry; keep one of them, or put a dash before it where a new entry begins',
    ],
    [
      'an open list',
      '- id: 1\n  lists: [india, abroad\n  ask: x\n',
      'line 2: a list that was opened with [ is not closed; write ] at its end, for example [3, 5]',
    ],
    [
      'a text that starts with @',
      '- title: @home\n',
      "line 1: a text that starts with @ needs quotes around it, for example '@ and the rest'",
    ],
    [
      'a text with a #',
      "# It's a remark\n- id: 1 # fine\n  title: Flat #704\n",
      'line 3: the text ends before the #; put the whole text in quotes, or write the remark on a line of its own',
    ],
    [
      'a sign of Word that ends a line',
      '- id: 1\n  title: One\u000Btwo\n',
      'line 2: holds a sign that is none for people, as Word and PDF files bring it; delete what stands at that place, and type it again',
    ],
    [
      'a bullet of the font Symbol',
      '- id: 1\n  title: \uF0B7 One\n',
      'line 2: holds a sign that is none for people, as Word and PDF files bring it; delete what stands at that place, and type it again',
    ],
    [
      'a text that starts with a star',
      '- id: 1\n  title: *Mobile*\n',
      "line 2: a text that starts with * needs quotes around it, for example '* and the rest'",
    ],
  ])('%s is told with its line', (_, text, sentence) => {
    expect(faultsOf(() => parseYaml('services.yaml', text))).toEqual([
      `services.yaml, ${sentence}.`,
    ]);
  });
});

function faultsOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
}
