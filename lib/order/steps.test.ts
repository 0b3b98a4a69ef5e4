import { dueDay, orderedOn, readingBy } from './due';
import { mergeSteps, readSteps, stateOf, type StepName } from './steps';

const step = (name: StepName, day: number) => ({ name, at: `2026-11-${day}T05:12:00.000Z` });

it('knows each step once, in the order in which they were taken', () => {
  const [paid, time, declined] = [step('paid', 20), step('time', 21), step('decline', 22)];
  expect(mergeSteps([time, declined], [paid, { ...time }])).toEqual([paid, time, declined]);
  const others = [step('time', 23), step('proof', 23)];
  expect(mergeSteps(others.slice(0, 1), [time, ...others])).toEqual([time, ...others]);
});

it.each([
  ['nothing was done', [], {}],
  ['declined', [step('decline', 20)], { declined: 20 }],
  ['paid and declined', [step('paid', 20), step('decline', 21)], { paid: 20, declined: 21 }],
  ['declined and taken up again', [step('decline', 20), step('paid', 21)], { paid: 21 }],
  [
    'only asked for proof since it was declined',
    [step('decline', 20), step('proof', 21)],
    { declined: 20 },
  ],
  ['proposed times anew', [step('chosen', 20), step('time', 21)], { time: 21 }],
] as const)('says what holds when it was %s', (_, steps, expected) => {
  const { paid, declined, time } = stateOf([...steps]);
  const days = Object.entries({ paid, declined, time }).flatMap(([name, one]) =>
    one ? [[name, Number(one.at.slice(8, 10))]] : [],
  );
  expect(Object.fromEntries(days)).toEqual(expected);
});

it('says nothing of a step that was taken while the order was declined', () => {
  const steps = [step('proof', 19), step('decline', 20), step('proof', 21), step('paid', 22)];
  expect(stateOf(steps).sentences.payment).toBe(
    'On 19 November 2026 we asked you for the receipt. ',
  );
  expect(stateOf(steps).sentences.reading).toBe('');
  expect(stateOf(steps.slice(2)).sentences.payment).toMatch(/21 November/);
});

it('reads what was kept, and passes over what is no step', () => {
  const good = { name: 'delivered', at: '2026-11-20T05:12:00Z', by: 'call' };
  const bad = [
    null,
    'paid',
    { name: 'refund', at: good.at },
    { ...good, by: 'toString' },
    { ...good, at: 'today' },
    { ...good, start: 'x' },
  ];
  expect(readSteps([good, ...bad])).toEqual([good]);
  expect(readSteps({ 0: good })).toEqual([]);
});

it('counts the longest duration of an order from a day in India', () => {
  const order = { lines: [1, 2].map((serviceId) => ({ serviceId, title: '', amount: 1 })) };
  const services = [
    { id: 1, duration: '25-30 Days' },
    { id: 2, duration: '1 day' },
    { id: 3, duration: '90 days' },
  ];
  // Twenty to midnight in India.
  expect(dueDay(order, services, new Date('2026-11-20T18:10:00Z'))).toBe('2026-12-20');
  const placed = orderedOn({ date: 'November 20, 2026' });
  expect(readingBy(order, services, placed)).toBe('20 December 2026');
  const agreed = [...services.slice(0, 1), { id: 2, duration: 'By 2026, agreed with you' }];
  expect(dueDay(order, agreed, placed)).toBe('2026-12-20');
  expect(readingBy(order, agreed, placed)).toBeUndefined();
  expect(dueDay(order, agreed.slice(1), placed)).toBeUndefined();
});
