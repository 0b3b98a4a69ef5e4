import { linksWith, type OrderLink } from '../links/links';
import type { Message } from '../mail/message';
import { headings, lost, mailDoor, outline } from '../mail/test-kit';
import type { ServiceNeeds } from '../order/intake';
import { sampleBusiness, sampleOrder } from '../order/mails/sample-order';
import type { OrderStep } from '../order/steps';
import { store } from '../store/store';
import { dayMs } from '../time';
import { choose, sendIntake, showChoice, showOrder } from './buyer';

jest.mock('../content/load', () => ({
  loadBusiness: () => sampleBusiness,
  loadServices: () => needs,
  loadList: jest.requireActual('../content/load').loadList,
}));
jest.mock('../mail/send', () => jest.requireActual('../mail/test-kit').mailDoor.module());

const id = '7c2e41d8-5b3f-4f7a-9c61-2d8e4b0a90d4';
const now = new Date('2026-11-20T10:00:00Z');
const at = now.toISOString();
const link: OrderLink = { id, order: sampleOrder(), steps: [] };
const links = linksWith(['a-secret-of-32-characters-or-more'], 'https://a.example', () => now);
const declined: OrderLink = { ...link, steps: [{ name: 'decline', at }] };

let mails: Message[];
beforeEach(() => {
  // Every test has a store of its own.
  Reflect.deleteProperty(globalThis, 'practiceStore');
  mails = mailDoor.open();
});

const toBuyer = () => mails.filter(({ to }) => to === 'asha@example.com');
const toOwner = () => mails.filter(({ to }) => to === 'owner@example.com');

describe('the buyer’s choice', () => {
  const times = [Date.parse('2026-11-27T13:00Z'), Date.parse('2026-11-28T12:30Z')];
  const proposal = { ...link, round: 1, times, minutes: 45 };
  const take = (choice: number, one = proposal, moment = now) =>
    choose({ link: one, body: { token: '', choice }, links }, moment);
  const shown = (one = proposal, moment = now) => showChoice({ link: one, links }, moment);

  it('reaches the owner once, and stands', async () => {
    expect(await take(1)).toMatchObject({ start: times[1], repeated: false });
    const again = await take(0);
    expect(again).toMatchObject({ start: times[1], repeated: true });
    expect(mailDoor.tried).toMatchObject([
      {
        about: { mail: 'time-chosen', orderId: 'INV-7C2EA90D4' },
        to: 'owner@example.com',
        replyTo: 'asha@example.com',
        subject: 'The buyer chose a time: Saturday 28 November, 6:00 PM (INV-7C2EA90D4)',
        thread: { order: id, mail: 'time-chosen-1-1' },
      },
      { about: { mail: 'time-confirmed-1' }, to: 'asha@example.com' },
    ]);
    expect(mails[0] && outline(mails[0])).toEqual([
      'AGREED +2',
      'Add to +1',
      'THE BUYER +9',
      'ORDER SUMMARY +4',
    ]);
    expect(mails[0]?.text).toContain('AGREED\nTime: Saturday 28 November, 6:00 PM in India');
    expect(mails[0]?.text).toContain('Your reply to this email goes straight to the buyer');
    const [, token = ''] = /time\/(.+)\.ics/.exec('calendar' in again ? again.calendar : '') ?? [];
    expect(await links.calendar.open(token)).toMatchObject({ value: { settled: true, round: 1 } });
    const { steps } = await store().stepsOf(id);
    expect(steps).toEqual([{ name: 'chosen', at, start: times[1], minutes: 45 }]);
    expect(await shown()).toMatchObject({ chosen: { start: times[1] } });
  });

  it('is confirmed to the buyer with a calendar file, and stands where that mail is lost', async () => {
    mailDoor.answerTo = ({ mail }) => (mail === 'time-chosen' ? undefined : lost);
    const abroad = { ...sampleOrder('USD'), customer: { ...link.order.customer, country: 'UK' } };
    expect(await take(1, { ...proposal, order: abroad })).toMatchObject({ kind: 'chosen' });
    const [, confirmed] = mailDoor.tried;
    expect(confirmed).toMatchObject({
      replyTo: 'owner@example.com',
      subject: 'Saturday 28 November, 12:30 PM: your time is fixed',
      thread: { order: id, mail: 'time-confirmed-1' },
      calendar: { name: 'INV-7C2EA90D4.ics' },
    });
    for (const said of [
      'We call you. You need not dial.',
      'That is 6:00 PM in India.',
      'We call: +919876543210',
      'Until Friday 27 November, 12:30 PM UK time. Name two or three times that suit you,',
    ])
      expect(confirmed?.text).toContain(said);
    const alarms = confirmed?.calendar?.content.match(/^TRIGGER:.*$/gm);
    expect(alarms?.map((line) => line.trim())).toEqual(['TRIGGER:-P1D', 'TRIGGER:-PT1H']);
  });

  it('is none when the time was never proposed, the mail did not go out, or the order was declined', async () => {
    mailDoor.open(lost);
    expect(await take(2)).toEqual({ kind: 'no-such-time' });
    expect(await take(0)).toEqual({ kind: 'not-sent', reason: 'refused' });
    const cancelled = { ...proposal, ...declined };
    expect(await take(0, cancelled)).toMatchObject({ kind: 'conflict' });
    expect((await shown(cancelled)).declinedAt).toBe(at);
    expect(mailDoor.mails).toEqual([]);
  });

  const proposed = (minute: number): OrderStep => ({
    name: 'time',
    at: `2026-11-20T09:0${minute}:00.000Z`,
  });
  const first = { ...proposal, steps: [proposed(1)] };

  it('is none of an earlier proposal once newer times were sent', async () => {
    await store().addStep(id, 0, proposed(2), dayMs);
    expect((await shown(first)).isOutdated).toBe(true);
    expect(await take(0, first)).toEqual({ kind: 'outdated' });
    expect(mailDoor.tried).toEqual([]);
    const newest = { ...proposal, round: 2, steps: [proposed(1), proposed(2)] };
    expect((await shown(newest)).isOutdated).toBe(false);
    expect(await take(0, newest)).toMatchObject({ kind: 'chosen', start: times[0] });
  });

  it('is none when newer times are sent at the same moment', async () => {
    const { addStep } = store();
    jest.spyOn(store(), 'addStep').mockImplementationOnce(async (order, place, _, keepMs) => {
      await addStep(order, place, proposed(2), keepMs);
      return false;
    });
    expect(await take(0, first)).toEqual({ kind: 'outdated' });
    expect((await store().stepsOf(id)).steps).toEqual([proposed(2)]);
  });

  it('stays shown after newer times were sent', async () => {
    await take(1, first);
    await store().addStep(id, 1, { ...proposed(1), at: '2026-11-20T10:00:01.000Z' }, dayMs);
    expect((await shown(first)).chosen).toMatchObject({ start: times[1] });
    expect(await take(0, first)).toMatchObject({ start: times[1], repeated: true });
  });

  const moved = { ...proposal, round: 2, times: [Date.parse('2026-12-01T13:00Z')] };
  const later = new Date(now.getTime() + 60_000);

  it('of another time tells both which one is no more', async () => {
    await take(1);
    await take(0, moved, later);
    const said = mails.map(({ text }) =>
      text.includes('place of Saturday 28 November, 6:00 PM in India, which is no more.'),
    );
    expect(said).toEqual([false, false, true, true]);
    expect(toBuyer()[1]?.subject).toBe('Moved to Tuesday 1 December, 6:30 PM');
  });

  it('of the same time once more says nothing of another', async () => {
    await take(1);
    await take(0, { ...moved, times: [times[1] ?? 0] }, later);
    expect(mails[1]?.text).not.toContain('no more');
  });

  it('is shown no more once another time took its place', async () => {
    await take(1);
    await take(0, moved, later);
    expect(await shown()).toMatchObject({ isOutdated: true });
    expect(await shown()).not.toHaveProperty('chosen');
    expect(await take(1)).toEqual({ kind: 'outdated' });
    expect(await shown(moved, later)).toMatchObject({ chosen: { start: moved.times[0] } });
  });

  it('is no time that is past, and stays what it was when its time has come', async () => {
    const [earlier = 0, later = 0] = times;
    const moment = new Date(earlier);
    expect((await shown(proposal, moment)).past).toEqual([earlier]);
    expect(await take(0, proposal, moment)).toEqual({ kind: 'past' });
    expect(mailDoor.tried).toEqual([]);
    expect(await take(1, proposal, moment)).toMatchObject({ kind: 'chosen', start: later });
    const after = new Date(later + dayMs);
    expect((await shown(proposal, after)).past).toEqual(times);
    expect(await take(1, proposal, after)).toMatchObject({ start: later, repeated: true });
  });

  it('has its file on the page of the order too, with the same number in its series', async () => {
    await store().addStep(id, 0, proposed(1), dayMs);
    const { calendar = '' } = await take(1, first).then(() =>
      showOrder({ link: { ...link, steps: [] }, body: {}, links, address: '' }),
    );
    const [, token = ''] = /time\/(.+)\.ics/.exec(calendar) ?? [];
    expect(await links.calendar.open(token)).toMatchObject({
      value: { start: times[1], minutes: 45, settled: true, round: 1 },
    });
  });

  it('shows no more of the order than its number, its services and four digits', async () => {
    expect(await shown()).toEqual({
      ...{ orderId: 'INV-7C2EA90D4', times, minutes: 45, declinedAt: undefined },
      ...{ past: [], isOutdated: false },
      meeting: 'We call you on the number that ends in 3210. You need not dial.',
      services: ['Mobile Number Selection', 'Name spelling change or Baby name suggestion'],
    });
  });
});

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
  { id: 8, intake: [] },
  { id: 9, intake: [{ label: 'Of another order', kind: 'text' }] },
];

describe('what a reading needs', () => {
  const answers = { '3 Born': '1983-11-29', '3 Numbers': '98765 43210', '5 Born': '2026-11-20' };

  // One service asks for nothing, and one is no longer in the catalogue.
  const others = [8, 77].map((serviceId) => ({ serviceId, title: 'Other', amount: 1 }));
  const order = { ...link.order, lines: [...link.order.lines, ...others] };

  const post = (changes: object = {}, of = link) => {
    const body = { token: '', attempt: 1, answers, reference: '', agreed: true, ...changes };
    return sendIntake({ link: { ...of, order }, body, links, address: '203.0.113.7' }, now);
  };

  it('reaches the owner once for each sending, in the order’s thread, and is known to the order’s page', async () => {
    for (let press = 0; press < 3; press++) expect(await post()).toMatchObject({ kind: 'done' });
    expect(mailDoor.tried).toMatchObject([
      {
        about: { mail: 'intake', orderId: 'INV-7C2EA90D4' },
        // Its buttons are quoted in an answer.
        ...{ to: 'owner@example.com', replyTo: 'owner@example.com' },
        subject: 'The buyer sent what the reading needs (INV-7C2EA90D4)',
        thread: { order: id, mail: 'intake-1' },
      },
      { about: { mail: 'intake-received' } },
    ]);
    expect(toOwner()).toHaveLength(1);
    expect(headings(mails[0] ?? { html: '' })).toEqual([
      ...link.order.lines.map(({ title }) => title),
      ...['The buyer', 'The sums', 'A draft to edit and send', 'What comes next?'],
    ]);
    const lines = ['Born: 29 November 1983', 'Numbers: 98765 43210', 'Born: 20 November 2026'];
    for (const line of [...lines, 'Why: left empty', 'has ticked that every adult named agrees'])
      expect(mails[0]?.text).toContain(line);
    expect(mails[0]?.html).toContain('For order INV-7C2EA90D4: Mobile Number Selection, Name');
    for (const sum of ['of 29 November 1983: 2, Chandra, the Moon', '8 + 7 + 6 + 5 + 4 + 3'])
      expect(mails[0]?.text).toContain(sum);
    const [, token = ''] = /owner#([\w.-]+)>/.exec(mails[0]?.text ?? '') ?? [];
    expect(await links.action.open(token)).toMatchObject({ value: { action: 'paid', answers } });
    expect((await store().stepsOf(id)).steps).toEqual([{ name: 'intake', at }]);
  });

  it('says what changed, or that it was sent before from somewhere else', async () => {
    await post();
    const next = { ...answers, '3 Numbers': '98765 43211\n \n98765 43212' };
    await post({ attempt: 2, answers: next, changed: ['3 Numbers'] });
    expect(toOwner()[1]?.subject).toContain('changed what the reading needs');
    expect(toOwner()[1]?.text).toContain('What is new since the last time is marked');
    expect(toOwner()[1]?.text).toContain('Numbers: 98765 43211; 98765 43212\n  changed');
    await post({ attempt: 3 });
    expect(toOwner()[2]?.subject).toContain('changed what the reading needs');
    expect(toOwner()[2]?.text).toContain('sent before, on 20 November 2026');
    Reflect.deleteProperty(globalThis, 'practiceStore');
    await post({ attempt: 4, changed: [] });
    expect(toOwner()[3]?.subject).toContain('changed what the reading needs');
  });

  it.each([[['3 Numbers']], [[]], [undefined]])(
    'has the owner ask which is right when it comes again with the changes %j',
    async (changed) => {
      await post();
      await post({ attempt: 2, changed });
      expect(toOwner()[0]?.text).not.toContain('which is right');
      expect(toOwner()[1]?.text).toContain(
        'ask the buyer which is right before the reading is made',
      );
      expect(toOwner()[1]?.text).not.toContain('use this one');
    },
  );

  it('is confirmed to the buyer as it was read, without a word that a stranger could have written', async () => {
    const typed = { '3 Born': '1983-11-29', '3 Numbers': '98765 43210\nhttp://evil.example' };
    await post({ answers: { ...answers, ...typed }, reference: '412345678901' });
    const [mail] = toBuyer();
    expect(mail?.subject).toBe('We have the details for your reading (INV-7C2EA90D4)');
    for (const said of [
      'Born: 29 November 1983',
      'Numbers: 2 entries',
      'You told us that you paid',
    ])
      expect(mail?.text).toContain(said);
    expect(mail?.text).not.toMatch(/43210|evil|412345678901/);
  });

  it('is told to the buyer again when it changes, after the owner, by the names of fields alone', async () => {
    await post();
    const next = { ...answers, '3 Numbers': '98765 43211' };
    await post({ attempt: 2, answers: next, changed: ['3 Numbers', 'of no field'] });
    expect(mailDoor.tried.map(({ about }) => about.mail)).toEqual([
      'intake',
      'intake-received',
      'intake',
      'intake-changed',
    ]);
    const [, mail] = toBuyer();
    expect(mail).toMatchObject({
      replyTo: 'owner@example.com',
      subject: 'The details for your reading were changed (INV-7C2EA90D4)',
      thread: { order: id, mail: 'intake-2-told' },
    });
    expect(mail?.text).toContain('on 20 November 2026, 3:30 PM, India time');
    expect(mail?.text).toContain('WHAT WAS CHANGED\nMobile Number Selection: Numbers\n\n');
    expect(mail?.text).toContain('Reply to this email before the reading is made');
    expect(mail?.text).not.toMatch(/43211|1983/);
    const [, token = ''] = /#order=([\w.-]+)>/.exec(mail?.text ?? '') ?? [];
    const sendings = [
      { name: 'intake', at },
      { name: 'intake', at },
    ];
    expect(await links.order.open(token)).toMatchObject({ value: { id, steps: sendings } });
  });

  it('tells the buyer that another device may have changed all of it', async () => {
    await post();
    await post({ attempt: 2 });
    expect(toBuyer()[1]?.text).toContain(
      'WHAT MAY HAVE CHANGED\nMobile Number Selection: Born; Numbers\nName spelling',
    );
  });

  it('tells the buyer too that it came again as it was', async () => {
    await post();
    await post({ attempt: 2, changed: [] });
    expect(toBuyer()[1]?.subject).toContain('were sent again');
    expect(toBuyer()[1]?.text).not.toContain('CHANGED');
  });

  it('is told to the buyer only when the owner has it, and stays sent when the buyer cannot be told', async () => {
    await post();
    mailDoor.open(lost);
    await post({ attempt: 2 });
    expect(mailDoor.tried).toHaveLength(1);
    mailDoor.answerTo = ({ mail }) => (mail === 'intake-changed' ? lost : undefined);
    expect(await post({ attempt: 2 })).toMatchObject({ kind: 'done', repeated: false });
    expect(mailDoor.tried.at(-1)?.about.mail).toBe('intake-changed');
    expect(await post({ attempt: 2 })).toMatchObject({ kind: 'done', repeated: true });
  });

  it('is told to no mailbox more often than ten sendings of one order are', async () => {
    for (let order = 0; order < 3; order++)
      for (let attempt = 0; attempt < 5; attempt++)
        await post({ attempt }, { ...link, id: `${order}${id.slice(1)}` });
    expect(toBuyer()).toHaveLength(9);
  });

  it('says which payment it was, as the buyer’s word alone', async () => {
    await post({ reference: '4123\n45678901' });
    expect(mails[0]?.text).toMatch(/THE BUYER SAYS THAT IT IS PAID\nPayment ref.+: 4123 45678901/);
    expect((await store().stepsOf(id)).steps).toEqual([{ name: 'intake', at }]);
  });

  const wrong = { '3 Born': '1983-02-30', '3 Numbers': '98765 43210' };
  const foreign = { ...answers, '9 Of another order': 'x' };
  it.each<[string, object, string, string, OrderLink?]>([
    ['while a field is wrong, and names each', { answers: wrong }, 'invalid', '3 Born,5 Born'],
    ['before it is ticked that everybody named agrees', { agreed: false }, 'invalid', 'agreed'],
    [
      'with a payment reference of 41 letters',
      { reference: 'x'.repeat(41) },
      'invalid',
      'reference',
    ],
    ['with a field of another service', { answers: foreign }, 'outdated', ''],
    ['for an order that was declined', {}, 'conflict', '', declined],
  ])('is not sent %s', async (...row) => {
    const [, changes, kind, fields, of] = row;
    const outcome = await post(changes, of);
    const errors = 'errors' in outcome ? outcome.errors : [];
    expect([outcome.kind, errors.map(({ field }) => field).join()]).toEqual([kind, fields]);
    expect(mails).toEqual([]);
  });

  it('that could not be sent does not count among the ten that an order has in a day', async () => {
    mailDoor.open(...Array(12).fill(lost));
    for (let times = 0; times < 12; times++)
      expect(await post()).toEqual({ kind: 'not-sent', reason: 'refused' });
    const kinds = [];
    for (let attempt = 1; attempt < 12; attempt++) kinds.push((await post({ attempt })).kind);
    expect([kinds.indexOf('too-many'), kinds.lastIndexOf('done')]).toEqual([10, 9]);
  });
});
