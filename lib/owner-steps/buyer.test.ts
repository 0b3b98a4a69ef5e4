import { lost, mailDoor } from '../mail/test-kit';
import type { ServiceNeeds } from '../order/intake';
import { sampleBusiness, sampleOrder } from '../order/mails/sample-order';
import { store } from '../store/store';
import { sendIntake } from './buyer';

jest.mock('../content/load', () => ({
  loadBusiness: () => sampleBusiness,
  loadServices: () => needs,
}));
jest.mock('../mail/send', () => ({
  ...jest.requireActual('../mail/send'),
  send: (...mail: Parameters<typeof mailDoor.send>) => mailDoor.send(...mail),
}));

const id = '7c2e41d8-5b3f-4f7a-9c61-2d8e4b0a90d4';
const now = new Date('2026-11-20T10:00:00Z');
const link = { id, order: sampleOrder(), steps: [] };

const needs: ServiceNeeds[] = [
  {
    id: 3,
    intake: [
      { label: 'Born', kind: 'date' },
      { label: 'Numbers', kind: 'list' },
    ],
  },
  {
    id: 5,
    intake: [
      { label: 'Born', kind: 'date' },
      { label: 'Why', kind: 'text', optional: true },
    ],
  },
  { id: 9, intake: [{ label: 'Of another order', kind: 'text' }] },
];

const answers = { '3 Born': '1983-11-29', '3 Numbers': '98765 43210', '5 Born': '2026-11-20' };

// Every test has a store of its own.
beforeEach(() => Reflect.deleteProperty(globalThis, 'practiceStore'));

const post = (changes: object = {}, of: Parameters<typeof sendIntake>[0]['link'] = link) =>
  sendIntake({ link: of, body: body(changes), address: '203.0.113.7' }, now);

const body = (changes: object = {}) => ({
  token: '',
  attempt: 1,
  answers,
  reference: '',
  agreed: true,
  ...changes,
});

it('reaches the owner once for each sending, in the order’s thread, and is known to the order’s page', async () => {
  const mails = mailDoor.open();
  for (let press = 0; press < 3; press++) expect(await post()).toMatchObject({ kind: 'done' });
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: 'owner@example.com',
    replyTo: 'asha@example.com',
    subject: 'The buyer sent what the reading needs (INV-7C2EA90D4)',
    thread: { order: id, mail: 'intake-1' },
  });
  for (const line of [
    'Born: 29 November 1983',
    'Numbers: 98765 43210',
    'Born: 20 November 2026',
    'Why: left empty',
  ])
    expect(mails[0]?.text).toContain(line);
  expect(mails[0]?.text).not.toMatch(/Of another order|#|eyJ/);
  expect(await store().stepsOf(id)).toMatchObject({
    steps: [{ name: 'intake', at: now.toISOString() }],
  });
});

it('says what changed, or that it was sent before from somewhere else', async () => {
  const mails = mailDoor.open();
  await post();
  const next = { ...answers, '3 Numbers': '98765 43211' };
  await post({ attempt: 2, answers: next, changed: ['3 Numbers'] });
  expect(mails[1]?.subject).toContain('changed what the reading needs');
  expect(mails[1]?.text).toContain('Numbers: 98765 43211\n  changed');
  await post({ attempt: 3 });
  expect(mails[2]?.text).toContain('sent before, on 20 November 2026');
});

it('sends nothing while a field is wrong, and names each', async () => {
  const mails = mailDoor.open();
  const outcome = await post({ answers: { '3 Born': '1983-02-30', '3 Numbers': '98765 43210' } });
  const errors = [
    { field: '3 Born', message: 'Enter a day from 1900 to today, like 29 11 1983' },
    { field: '5 Born', message: 'Please fill this in' },
  ];
  expect(outcome).toEqual({ kind: 'faults', errors });
  expect(mails).toEqual([]);
});

it('sends nothing before the buyer has ticked that everybody named agrees', async () => {
  const mails = mailDoor.open();
  const outcome = await post({ agreed: false });
  expect(outcome).toMatchObject({ kind: 'faults', errors: [{ field: 'agreed' }] });
  expect(mails).toEqual([]);
  await post();
  expect(mails[0]?.text).toContain('The buyer has ticked that every adult named agrees');
});

it('says which payment it was, as the buyer’s word alone', async () => {
  const mails = mailDoor.open();
  await post({ reference: '4123\n45678901' });
  expect(mails[0]?.text).toMatch(
    /THE BUYER SAYS THAT IT IS PAID[^]*Payment reference: 4123 45678901/,
  );
  expect(await store().stepsOf(id)).toMatchObject({ steps: [{ name: 'intake' }] });
});

it('takes no field of another service, and none for an order that was declined', async () => {
  const mails = mailDoor.open();
  const foreign = { ...answers, '9 Of another order': 'x' };
  expect(await post({ answers: foreign })).toEqual({ kind: 'outdated' });
  const declined = { ...link, steps: [{ name: 'decline', at: now.toISOString() } as const] };
  expect(await post({}, declined)).toMatchObject({ kind: 'contradicted' });
  expect(mails).toEqual([]);
});

it('that could not be sent may be tried again, and does not count', async () => {
  const mails = mailDoor.open(...Array(12).fill(lost));
  // An order has room for ten in a day.
  for (let times = 0; times < 12; times++)
    expect(await post()).toEqual({ kind: 'unsent', reason: 'refused' });
  expect(await post()).toMatchObject({ kind: 'done' });
  expect(mails).toHaveLength(1);
});
