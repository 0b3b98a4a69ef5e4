import { dateRules, nameRules, workRules, type WorkedRule } from './number-rules';
import { daysIn } from './plain-date';
import { workingText } from './reduce';

const said = (worked: readonly WorkedRule[]) =>
  Object.fromEntries(worked.map(({ name, sum }) => [name, workingText(sum)]));

// 12 October 1936 and 22 November 1992 are the examples of decoz.com.
test.each<[day: number, month: number, year: number, by: Record<string, string>]>([
  [
    29,
    11,
    1983,
    {
      'Day of birth': '2 + 9 = 11, 1 + 1 = 2',
      'Day of birth, stopping at 11 or 22': '29, 2 + 9 = 11',
      'Day before, for a birth before sunrise': '2 + 8 = 10, 1 + 0 = 1',
      'Whole date': '2 + 9 + 1 + 1 + 1 + 9 + 8 + 3 = 34, 3 + 4 = 7',
      'Day, month and year one by one, 11 and 22 kept': '11 + 11 + 3 = 25, 2 + 5 = 7',
    },
  ],
  [
    12,
    10,
    1936,
    {
      'Day of birth': '1 + 2 = 3',
      'Day before, for a birth before sunrise': '1 + 1 = 2',
      'Whole date': '1 + 2 + 1 + 0 + 1 + 9 + 3 + 6 = 23, 2 + 3 = 5',
      'Day, month and year one by one, 11 and 22 kept': '3 + 1 + 1 = 5',
    },
  ],
  [
    22,
    11,
    1992,
    {
      'Day of birth': '2 + 2 = 4',
      'Day of birth, stopping at 11 or 22': '22',
      'Day before, for a birth before sunrise': '2 + 1 = 3',
      'Whole date': '2 + 2 + 1 + 1 + 1 + 9 + 9 + 2 = 27, 2 + 7 = 9',
      'Day, month and year one by one, 11 and 22 kept': '22 + 11 + 3 = 36, 3 + 6 = 9',
    },
  ],
  [
    24,
    9,
    1975,
    {
      'Day of birth': '2 + 4 = 6',
      'Day before, for a birth before sunrise': '2 + 3 = 5',
      'Whole date': '2 + 4 + 9 + 1 + 9 + 7 + 5 = 37, 3 + 7 = 10, 1 + 0 = 1',
      'Day, month and year one by one, 11 and 22 kept': '6 + 9 + 22 = 37, 3 + 7 = 10, 1 + 0 = 1',
    },
  ],
])('works through the rules for the %d-%d-%d', (day, month, year, by) => {
  expect(said(workRules(dateRules, { day, month, year }))).toEqual(by);
});

// The first two stand in both tables of the sources; CHETHAN differs in C and H alone.
test.each<[name: string, by: Record<string, string>]>([
  [
    'DAVID',
    {
      'Chaldean letters': '16, 1 + 6 = 7',
      'Pythagorean letters': '22, 2 + 2 = 4',
      'Pythagorean letters, stopping at 11, 22 or 33': '22',
      'Earlier chart: C 2, H 8, X 6': '16, 1 + 6 = 7',
    },
  ],
  [
    'PRIYA SHARMA',
    {
      'Chaldean letters': '13 + 16 = 29, 2 + 9 = 11, 1 + 1 = 2',
      'Pythagorean letters': '33 + 24 = 57, 5 + 7 = 12, 1 + 2 = 3',
      'Earlier chart: C 2, H 8, X 6': '13 + 19 = 32, 3 + 2 = 5',
    },
  ],
  [
    'CHETHAN',
    {
      'Chaldean letters': '28, 2 + 8 = 10, 1 + 0 = 1',
      'Pythagorean letters': '32, 3 + 2 = 5',
      'Earlier chart: C 2, H 8, X 6': '33, 3 + 3 = 6',
    },
  ],
])('works through the rules for %s', (name, by) => {
  expect(said(workRules(nameRules, name.split(' ')))).toEqual(by);
});

const roots = (worked: readonly WorkedRule[]) => new Set(worked.map(({ sum }) => sum.root));

/** Given names that are common in India, each in one usual spelling. */
const names =
  'Aarav Aditi Aditya Ajay Akash Akshay Alka Amit Amrita Anand Ananya Anil Anita Anjali Ankit Arjun Arun Asha Ashok Bharat Chetan Deepa Deepak Dinesh Divya Farhan Fatima Ganesh Gaurav Geeta Gopal Hari Harpreet Imran Indira Isha Jaya John Jyoti Kabir Kamala Karan Kavita Kiran Kishore Lakshmi Lata Madhuri Mahesh Manish Manoj Maria Meena Mohan Mohammed Mukesh Nandini Naresh Neha Nikhil Nisha Om Pankaj Pooja Prakash Pradeep Priya Radha Rahul Rajesh Ramesh Rani Ravi Rekha Rohan Rohit Sachin Sandeep Sanjay Sarita Seema Shreya Sita Sneha Sonia Suman Sunil Sunita Suresh Swati Tanvi Usha Uma Varun Vijay Vikram Vinod Vivek Yash Zoya'.split(
    ' ',
  );

/** What content/tools/different-number.md and docs/claims.md state. */
it('counts how often the tables agree, and how many numbers a date can be told', () => {
  const agreeing = names.filter((name) => {
    const [chaldean, pythagorean] = workRules(nameRules, [name]);
    return chaldean?.sum.root === pythagorean?.sum.root;
  });
  const dates: number[] = [];
  for (let year = 1950; year < 2010; year++)
    for (let month = 1; month <= 12; month++)
      for (let day = 1; day <= daysIn(month, year); day++)
        dates.push(roots(workRules(dateRules, { day, month, year })).size);
  const share = (least: number) =>
    Math.round((100 * dates.filter((size) => size >= least).length) / dates.length);
  expect([names.length, agreeing.length]).toEqual([100, 13]);
  expect([dates.length, share(3), share(4), Math.max(...dates)]).toEqual([21_915, 84, 22, 5]);
});
