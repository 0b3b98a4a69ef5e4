import { meantEmail } from './mistyped-email';

it.each([
  ['asha@gmial.com', 'asha@gmail.com'],
  ['asha@gamil.com', 'asha@gmail.com'],
  ['asha@gmai.com', 'asha@gmail.com'],
  ['asha@gmaill.com', 'asha@gmail.com'],
  ['asha@Gmail.con', 'asha@gmail.com'],
  ['asha@gmail', 'asha@gmail.com'],
  ['asha@gmail.co.in', 'asha@gmail.com'],
  ['asha.rao+n@yaho.co.in', 'asha.rao+n@yahoo.co.in'],
  ['asha@yahoo.co', 'asha@yahoo.com'],
  ['asha@redifmail.com', 'asha@rediffmail.com'],
  [' asha@hotmial.cm ', 'asha@hotmail.com'],
])('takes %j for %s', (typed, meant) => expect(meantEmail(typed)).toBe(meant));

it.each(
  'asha@gmail.com asha@ymail.com asha@yahoo.co.jp asha@outlook.it asha@live.it asha@zoho.in asha@example.com asha@gail.co.in asha@snail.com asha a@ @gmial.com'.split(
    ' ',
  ),
)('has no other address for %s', (typed) => expect(meantEmail(typed)).toBeUndefined());
