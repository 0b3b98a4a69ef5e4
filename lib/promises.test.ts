import { readdirSync, readFileSync } from 'node:fs';
import {
  answerTime,
  complaintTimes,
  ifFaultIsOurs,
  paymentReplyTime,
  refundTime,
} from './promises';

const files = (readdirSync('content', { recursive: true }) as string[]).filter((file) =>
  /\.(?:md|yaml)$/.test(file),
);

/** The words of a file without remarks, front matter signs and folds. */
const textOf = (file: string) =>
  readFileSync(`content/${file}`, 'utf8')
    .replace(/^ *#.*$/gm, '')
    .replace(/\s+/g, ' ');

/** Each part of a sentence in which a time for an answer stands. The privacy page has the times of the law. */
const answers = files
  .filter((file) => file !== 'pages/privacy.md')
  .flatMap((file) =>
    [...textOf(file).matchAll(/[^.,;:>]*\b(?:with)?in (\d[\d-]* (?:hours|days))[^.,;:]*/gi)]
      .map(([part, time]) => ({ file, part: part.trim(), time }))
      .filter(({ part }) => /answer|repl|confirm/i.test(part) || /and a payment/.test(part)),
  );

it.each(answers)('$file names the time in which we answer: $part', ({ part, time }) => {
  expect(time).toBe(/payment|proof|paid/i.test(part) ? paymentReplyTime : answerTime);
});

it('finds what the content says of answers', () => {
  expect(answers.length).toBeGreaterThanOrEqual(7);
});

it('grants in the terms what is promised beside each price', () => {
  const terms = textOf('pages/terms.md');
  const [, cases = '', choice = ''] = /^If (.*), you choose: (.*)\.$/.exec(ifFaultIsOurs) ?? [];
  expect(cases.split(/, (?:or )?/)).toEqual([
    'the reading is late',
    'a part is missing',
    'a sum is wrong',
    'it is not as its page says',
  ]);
  for (const granted of [
    'the reading does not come by the day that was promised',
    'a part is missing, or its sums are wrong',
    'it is not what the page of the service described',
    choice.replace(' or ', ', or '),
    `within ${refundTime}`,
    ...(complaintTimes.match(/48 hours|one month/g) ?? ['no times']),
  ])
    expect(terms.toLowerCase()).toContain(granted.toLowerCase());
});
