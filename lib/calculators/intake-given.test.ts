import { compatibility } from './compatibility';
import { intakeGiven } from './intake-given';
import { mobileNumber } from './mobile-number';
import { nameNumber } from './name-number';
import { personalYear } from './personal-year';

it('is what an order asks too, in the order of the form', () => {
  const typed = { day: '9', month: '11', year: '1983', day2: '14', month2: '8', year2: '1992' };
  expect(intakeGiven(compatibility.fields, typed).date).toEqual(['1983-11-09', '1992-08-14']);
  expect(intakeGiven(mobileNumber.fields, { mobile: '98765 43210' })).toEqual({
    date: [''],
    name: [],
    list: ['98765 43210'],
  });
});

it('takes the spelling that was asked for in the place of the name', () => {
  expect(intakeGiven(nameNumber.fields, { name: 'Asha', spelling: 'left over' }).name).toEqual([
    'Asha',
  ]);
  expect(intakeGiven(nameNumber.fields, { name: 'आशा', spelling: 'Asha' }).name).toEqual(['Asha']);
});

it('leaves out what is no whole date', () => {
  expect(intakeGiven(compatibility.fields, { day: '9', month: '11' }).date).toEqual(['', '']);
  expect(intakeGiven(personalYear.fields, { day: '9', month: '11' }).date).toEqual([]);
});
