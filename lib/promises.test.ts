import { readdirSync, readFileSync } from 'node:fs';
import { answerTime, complaintTimes, paymentReplyTime, refundTime } from './promises';

const files = (readdirSync('content', { recursive: true }) as string[]).filter((file) =>
  /\.(?:md|yaml)$/.test(file),
);

/** The words of a file without remarks, front matter signs and folds. */
const textOf = (file: string) =>
  readFileSync(`content/${file}`, 'utf8')
    .replace(/^ *#.*$/gm, '')
    .replace(/\s+/g, ' ');

/** Parts of sentences that name a time for an answer. The privacy page has the times of the law. */
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

it('the terms grant the times that are promised beside each price', () => {
  const terms = textOf('pages/terms.md');
  const times = complaintTimes.match(/48 hours|one month/g) ?? [];
  for (const time of [refundTime, ...times]) expect(terms).toContain(time);
  expect(times).toHaveLength(2);
});
