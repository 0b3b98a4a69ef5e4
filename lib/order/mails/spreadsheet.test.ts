import { sampleOrder } from './sample-order';
import { spreadsheetLine } from './order-for-owner';

test('an order becomes one line of nine cells', () => {
  expect(spreadsheetLine(sampleOrder()).split('\t')).toEqual([
    'November 20, 2026',
    'INV-7C2EA90D4',
    'Asha Example',
    'asha@example.com',
    "'+919876543210",
    'India',
    'Mobile Number Selection; Name spelling change or Baby name suggestion',
    'INR',
    '4700.00',
  ]);
});

test.each(['=1+1', '+91 98765 43210', '-1', '@cmd', '\t=1+1', '"open'])(
  'a spreadsheet reads %j as text, in its own cell',
  (typed) => {
    const cells = spreadsheetLine(sampleOrder('INR', { country: typed })).split('\t');
    expect(cells).toHaveLength(9);
    expect(cells[5]).toBe(`'${typed.trim()}`);
  },
);

test('a line break in a field does not start a second line', () => {
  const line = spreadsheetLine(sampleOrder('INR', { firstName: 'Asha\r\n=1', country: 'In\tdia' }));
  expect(line).not.toMatch(/[\r\n]/);
  expect(line.split('\t')).toHaveLength(9);
});
