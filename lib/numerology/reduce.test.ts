import {
  addUp,
  findPlate,
  pathText,
  readMobile,
  readRegistration,
  readTenDigits,
  reduceToRoot,
  tally,
} from './reduce';

// Steps and paths: birth.test.ts.
test.each([0, 1.5])('no root is made out of %s', (total) => {
  expect(() => reduceToRoot(total)).toThrow(RangeError);
});

describe('a mobile number', () => {
  it.each([
    ...['98234 56710', '+91 98234-56710', '09823456710', '0091 98234 56710'],
    ...['૯૮૨૩૪ ૫૬૭૧૦', '+91 098234 56710', '91 98234 56710', '98234\u200b56710'],
    ...['My number is +91 98234 56710', 'Call 98234-56710 (WhatsApp)', 'tel:+919823456710'],
    ...['https://wa.me/919823456710', 'मेरा नंबर ९८२३४ ५६७१० है', 'Mob. No. 2: 98234 56710, Asha'],
    ...['98234/56710', '98234–56710', '+91 98234 56710 Asha, born 29.11.1983'],
  ])('typed as %s adds up to 45, so 9', (typed) => {
    const read = readMobile(typed);
    expect('digits' in read && pathText(addUp(read.digits))).toBe('45 → 9');
  });

  it.each([
    ['', /Write the ten digits/],
    ['98234 5671', /these are 9/],
    ['+91 98234 567101', /these are 11/],
    ['call me', /without letters/],
    ['98234 56710 or 98234 56711', /Which of these/],
    ['98234 56710, 98234 56711', /Which of these/],
    ['+91 98234 56710 / +91 98234 56711', /Which of these/],
    ['0000000000', /add up to nothing/],
    ['+65 9123 4567', /another country/],
    ['022 2345 6789', /begins with 6, 7, 8 or 9, and this one with 2/],
    ['58234 56710', /begins with 6, 7, 8 or 9, and this one with 5/],
  ])('typed as %j is told what to do', (typed, message) => {
    const read = readMobile(typed);
    expect('fault' in read && read.fault).toMatch(message);
  });

  it.each([
    ['12345 67890', '45 → 9'],
    ['00000 12345', '15 → 6'],
  ])('of an example, %s, is nobody’s and adds up all the same', (typed, path) => {
    const read = readTenDigits(typed);
    expect('digits' in read && pathText(addUp(read.digits))).toBe(path);
    expect(readMobile(typed)).toHaveProperty('fault');
  });

  it('may begin with 6', () => {
    expect(readMobile('62345 67890')).toHaveProperty('digits.length', 10);
  });

  it('has digits that come again and digits that are not there', () => {
    expect(tally([5, 5, 0, 0, 0])).toEqual({
      repeated: [
        { digit: 0, times: 3 },
        { digit: 5, times: 2 },
      ],
      absent: [1, 2, 3, 4, 6, 7, 8, 9],
    });
  });
});

describe('a vehicle number', () => {
  it.each([
    ['1234', '1234', 4],
    ['mh31ab0009', '0009', 6],
    ['22 BH 1234 AA', '1234', 6],
    ['MH 31 1234', '1234', 6],
    ['MHA 12', '12', 2],
    ['MH ৩১ AB १२३४', '1234', 6],
    ['MH 31 AB 1234 (my car)', '1234', 6],
    ['My plate: MH31AB1234, white Swift', '1234', 6],
    ['Reg. no. MH-31-AB-1234, 2019 model', '1234', 6],
    ['bike MH/31/AB/0009 hai', '0009', 6],
    ['22 BH 1234 AA, Creta', '1234', 6],
    ['MH 31 TEMP 1234', '1234', 6],
    ['T0825MH1234AB', '1234', 8],
    ['T 08 25 MH 1234 A', '1234', 8],
    ['TS 07 AB TR 1234', '1234', 6],
    ['New car, MH-31-AB-TEMP-1234 (until 30 May)', '1234', 6],
    ['MH 31 TC 0123', '0123', 6],
  ])('%s is asked for by its own digits', (typed, serial, all) => {
    const read = readRegistration(typed);
    expect('serial' in read && [read.serial.join(''), read.all.length]).toEqual([serial, all]);
  });

  it('is looked for in a text by the code of its state', () => {
    expect(findPlate('Reg. MH 31 AB 1234')).toBe('MH 31 AB 1234');
    expect(findPlate('Ref. ZZ 31 AB 1234')).toBeUndefined();
  });

  it.each([
    ['', /Write the number on the plate/],
    ['31 12345', /up to four digits/],
    ['MH 31 0000', /add up to nothing/],
    ['MH 31 AB', /After MH 31 AB the number is missing/],
    ['1 2 3 4', /Is the number 1234\?/],
    ['31 1234', /Which is the number\?/],
  ])('%j is told what to do', (typed, message) => {
    const read = readRegistration(typed);
    expect('fault' in read && read.fault).toMatch(message);
  });
});
