import { ownFolder } from '../folder-test-kit';
import { linksWith, type ActionLink } from '../links/links';
import type { Message } from '../mail/message';
import { lost, mailDoor } from '../mail/test-kit';
import { billBlocks, billSeries } from '../order/mails/order-for-buyer';
import { sampleBusiness, sampleContext, sampleOrder } from '../order/mails/sample-order';
import type { OwnerStepName } from '../order/steps';
import { openStore } from '../store/store';
import { act, shownMail, showAction, type ActionBody } from './act';
import { choose, showChoice } from './buyer';
import { ownerSteps } from './steps';

jest.mock('../content/load', () => ({
  loadBusiness: () => sampleBusiness,
  loadServices: () => sampleContext.services,
}));
jest.mock('../mail/send', () => ({
  ...jest.requireActual('../mail/send'),
  send: (...mail: Parameters<typeof mailDoor.send>) => mailDoor.send(...mail),
}));

const now = new Date('2026-11-20T10:00:00Z');
const id = '7c2e41d8-5b3f-4f7a-9c61-2d8e4b0a90d4';
const other = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const links = linksWith(['a-secret-of-32-characters-or-more'], 'https://navank.example', () => now);

const press = (link: ActionLink, body: ActionBody) => act({ link, body, links }, now);

const shown = (link: ActionLink, until?: Date) => showAction({ link, until, links }, now);

const link = (action: OwnerStepName, changes: Partial<ActionLink> = {}): ActionLink => ({
  id,
  action,
  round: 1,
  order: sampleOrder(),
  steps: [],
  ...changes,
});

const body: ActionBody = {
  token: '',
  words: '',
  despite: '',
  by: '',
  minutes: '45',
  day1: '2026-11-27',
  time1: '18:30',
  day2: '',
  time2: '',
  day3: '',
  time3: '',
};

// Every test has a store of its own.
beforeEach(() => Reflect.deleteProperty(globalThis, 'practiceStore'));

const toBuyer = (mails: readonly Message[]) => mails.filter(({ to }) => to === 'asha@example.com');

describe('a step of the owner', () => {
  it('is taken once, however often it is pressed at once or later, and says when', async () => {
    const mails = mailDoor.open();
    const [done, again] = [false, true].map((repeated) => ({
      ...{ kind: 'done', at: now.toISOString() },
      repeated,
    }));
    const ten = await Promise.all(Array.from({ length: 10 }, () => press(link('paid'), body)));
    expect(ten.filter((one) => 'repeated' in one && !one.repeated)).toEqual([done]);
    expect(ten).toHaveLength(10);
    expect(await press(link('paid'), { ...body, words: 'More.' })).toEqual(again);
    expect(toBuyer(mails)).toHaveLength(1);
  });

  it('is told to the owner, with the words that went along and the buttons for what can follow', async () => {
    const mails = mailDoor.open();
    await press(link('paid'), { ...body, words: 'Thank you.' });
    expect(mails.map(({ to }) => to)).toEqual(['asha@example.com', 'owner@example.com']);
    expect(mails[1]).toMatchObject({
      replyTo: 'owner@example.com',
      subject: 'The payment was confirmed (INV-7C2EA90D4)',
    });
    expect(mails[1]?.text).toContain('> Thank you.');
    expect(mails[1]?.text).toContain('We have your payment, Asha');
    const next = [...(mails[1]?.text.matchAll(/^(.+):\n<[^>]+owner#(.+)>$/gm) ?? [])];
    const labels = Object.entries(ownerSteps).map(([name, { words }]) => [name, words.label]);
    expect(next.map(([, label]) => label)).toEqual(
      labels.flatMap(([name, label]) => (name === 'paid' ? [] : label)),
    );
    const [, , token = ''] = next.find(([, label]) => label === 'Decline') ?? [];
    const decline = await links.action.open(token);
    expect(decline).toMatchObject({ value: { steps: [{ name: 'paid' }] } });
  });

  it('is known for 180 days, as long as the order’s link works, and its press for 100', async () => {
    const mails = mailDoor.open();
    let time = now.getTime();
    const own = openStore('memory:', () => time);
    Object.assign(globalThis, { practiceStore: own });
    const steps = async () => (await own.stepsOf(id)).steps.length;
    const pressed = async () => (await shown(link('paid'))).doneAt;
    await press(link('paid'), body);
    const known = [];
    for (const days of [100, 180]) {
      for (const ms of [-1, 0]) {
        time = now.getTime() + days * 86_400_000 + ms;
        known.push([await steps(), (await pressed()) !== undefined]);
      }
    }
    expect(known).toEqual([
      [1, true],
      [1, false],
      [1, false],
      [0, false],
    ]);
    expect(mails).toHaveLength(2);
  });

  it('stays done when the owner’s copy cannot be sent', async () => {
    const mails = mailDoor.open({ ok: true, attempts: 1 }, lost);
    expect(await press(link('paid'), body)).toMatchObject({ kind: 'done' });
    expect(await press(link('paid'), body)).toMatchObject({ repeated: true });
    expect(mails).toHaveLength(1);
  });

  it('is another mail of its order when it is corrected after a sending that failed, and else the same', async () => {
    mailDoor.open(lost, lost);
    for (const words of ['Thank you.', 'Thank you.', 'Thank you, Asha.'])
      await press(link('paid'), { ...body, words });
    const [first, again, corrected] = mailDoor.tried.map(({ thread }) => thread);
    expect(first).toEqual({ order: id, mail: expect.stringMatching(/^paid-1-[\da-f]{8}$/) });
    expect(again).toEqual(first);
    expect(corrected?.mail).not.toBe(first?.mail);
  });

  it('comes first or second when two are pressed at the same moment, and the second meets the first', async () => {
    const mails = mailDoor.open();
    const pressed = await Promise.all([press(link('paid'), body), press(link('decline'), body)]);
    expect(pressed.map(({ kind }) => kind).sort()).toEqual(['contradicted', 'done']);
    expect(toBuyer(mails)).toHaveLength(1);
  });

  it('is one of ten of its order in a day, and no further one when it is pressed once more', async () => {
    const mails = mailDoor.open();
    const ask = (round: number, of = id) => press(link('proof', { round, id: of }), body);
    for (const round of [1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 10])
      expect(await ask(round)).toMatchObject({ kind: 'done' });
    for (const round of [1, 11]) expect(await ask(round)).toMatchObject({ kind: 'too-many' });
    expect(toBuyer(mails)).toHaveLength(10);
    expect(await ask(1, other)).toMatchObject({ kind: 'done' });
  });

  it('is one of its order and its round: others are not taken for it', async () => {
    const mails = mailDoor.open();
    for (const one of [
      link('proof'),
      link('proof', { round: 2 }),
      link('paid'),
      link('paid', { id: other }),
    ])
      expect(await press(one, body)).toMatchObject({ repeated: false });
    expect(toBuyer(mails)).toHaveLength(4);
  });

  it('that could not be sent is not done, and may be tried again', async () => {
    const mails = mailDoor.open(lost);
    expect(await press(link('paid'), body)).toEqual({ kind: 'unsent', reason: 'refused' });
    expect(await shown(link('paid'))).toMatchObject({
      steps: [],
      doneAt: undefined,
    });
    expect(await press(link('paid'), body)).toMatchObject({ kind: 'done', repeated: false });
    expect(toBuyer(mails)).toHaveLength(1);
  });

  it('proposes one time or several, by the clock of the buyer and by that of India', async () => {
    const mails = mailDoor.open();
    const abroad = sampleOrder('INR', { country: 'Germany' });
    await press(link('time', { order: abroad }), body);
    const three = { day2: '2026-11-28', time2: '18:00', day3: '2026-11-30', time3: '19:00' };
    await press(link('time', { id: other }), { ...body, ...three });
    const [one, several] = toBuyer(mails).map(({ text }) => text);
    expect(one).toContain('A time is open for your order INV-7C2EA90D4. Take it, and it is yours.');
    expect(one).toMatch(
      /A TIME FOR YOU\nTime: Friday 27 November, 2:00 PM Germany time\n {2}Friday 27 November, 6:30 PM in India\. 45 minutes\. Calendar file </,
    );
    expect(one).toContain('Take this time:\n<https://navank.example/');
    expect(several).toMatch(/Three times are open for your order \S+ Choose one, and it is yours/);
    expect(several).toMatch(
      /TIMES TO CHOOSE FROM\nTime 1: Friday 27 November, 6:30 PM in India\n {2}45 minutes\. Calendar file </,
    );
    expect(several).toContain('Time 3: Monday 30 November, 7:00 PM in India');
    expect(several).toContain('Choose a time:\n<https://navank.example/');
  });

  it.each([
    ['time', { day1: '' }, 'day1'],
    ['time', { minutes: '3' }, 'minutes'],
    ['time', { minutes: 'long' }, 'minutes'],
    ['paid', { words: 'x'.repeat(1001) }, 'words'],
    ['delivered', {}, 'by'],
    ['delivered', { by: 'toString' }, 'by'],
  ] as const)('sends nothing while a field is wrong (%s %j)', async (action, changes, field) => {
    const mails = mailDoor.open();
    const acted = await press(link(action), { ...body, ...changes });
    expect(acted).toMatchObject({ kind: 'faults', errors: [{ field }] });
    expect(mails).toEqual([]);
  });

  it('is shown with the steps before it, and with a link for once more where that makes sense', async () => {
    mailDoor.open();
    await press(link('paid'), body);
    const page = await shown(link('proof'), new Date('2027-01-05T10:00:00Z'));
    expect(page).toMatchObject({
      mail: { to: 'asha@example.com', subject: 'Could you send us the receipt, Asha?' },
      until: '2027-01-05T10:00:00.000Z',
      steps: [{ name: 'paid', at: now.toISOString() }],
    });
    const again = await links.action.open(new URL(page.again ?? '').hash.slice(1));
    // It ends on the day on which this one does: nobody prolongs a link by opening it.
    expect(again).toMatchObject({
      value: { action: 'proof', round: 2 },
      until: new Date('2027-01-05T10:00:00Z'),
    });
    expect((await shown(link('paid'))).again).toBeUndefined();
  });
});

describe('the bill of a paid order', () => {
  const inFolder = ownFolder();

  it('comes with the mail that confirms the payment, its number the same whenever the step is taken', async () => {
    const mails = mailDoor.open(lost);
    const store = openStore(`file:${inFolder('site.db')}`, () => now.getTime());
    Object.assign(globalThis, { practiceStore: store });
    const before = await shownMail({ link: link('paid'), body, links }, now);
    expect(before).toMatch(/given when this email is sent[^]*20 November 2026/);
    await press(link('paid'), body);
    await press(link('paid', { id: other }), body);
    await press(link('paid'), body);
    expect(await shownMail({ link: link('paid'), body, links }, now)).toContain('2026-27/1');
    await store.close();
    const [second, first] = toBuyer(mails);
    expect(second?.text).toContain('Bill number: 2026-27/2');
    expect(first?.text).toContain(`YOUR BILL
Bill number: 2026-27/1
Date: 20 November 2026
Seller: Asha Rao, 12, Station Road, Wardha, Maharashtra 442001, India
  Not registered for GST
Buyer: Asha Example, 12 Sample Road, Wardha, Maharashtra 442001, India
Paid: ₹4,700.00
  For order INV-7C2EA90D4

WHAT THE BILL IS FOR
Mobile Number Selection: ₹1,900.00`);
  });

  it('names the GSTIN of who has one, and begins again in April of India', () => {
    const legal = { ...sampleBusiness.legal, gstin: '27ABCDE1234F1Z5' };
    const bill = { number: '2026-27/1', date: '20 November 2026' };
    const said = JSON.stringify(billBlocks(sampleOrder(), { ...sampleBusiness, legal }, bill));
    expect(said).toContain('India, GSTIN 27ABCDE1234F1Z5');
    expect(said).not.toContain('Not registered');
    expect(billSeries(new Date('2027-03-31T18:29:00Z'))).toBe('2026-27');
    expect(billSeries(new Date('2027-03-31T18:30:00Z'))).toBe('2027-28');
  });

  it('is the owner’s to send where no number can be kept, and both are told so', async () => {
    const mails = mailDoor.open();
    await press(link('paid'), body);
    const [toBuyer, toOwner] = mails.map(({ text }) => text);
    expect(toBuyer).toContain('Your bill, with its own number, comes in a separate email from us.');
    expect(toBuyer).not.toContain('YOUR BILL');
    expect(toOwner).toContain('!! Please send the buyer a bill with a number of your own.');
  });
});

describe('a step that speaks against an earlier one', () => {
  const before = now.toISOString();

  it.each([
    ['paid', 'decline', /cancelled\. Please ignore that: your order goes on/, /nothing to pay/],
    ['time', 'decline', /cancelled\. Please ignore that: your order goes on/, /nothing to pay/],
    ['delivered', 'decline', /given in a call\. On 20 November 2026 we wrote/, /nothing to pay/],
    [
      'decline',
      'paid',
      /We send ₹4,700\.00 back to the account from which it came/,
      /nothing to pay/,
    ],
    ['proof', 'paid', /nothing left to pay/, /Account number|sample@upi/],
    ['proof', 'decline', /was cancelled on 20 November 2026/, /Account number|sample@upi/],
  ] as const)('%s after %s is taken only when it was shown, and the mail fits', async (...row) => {
    const [action, earlier, says, never] = row;
    const mails = mailDoor.open();
    const asked = { ...body, by: 'call' };
    await press(link(earlier), asked);
    expect(await press(link(action), asked)).toMatchObject({
      kind: 'contradicted',
      step: { name: earlier, at: before },
    });
    expect(toBuyer(mails)).toHaveLength(1);
    const acted = await press(link(action), { ...asked, despite: before });
    expect(acted).toMatchObject({ kind: 'done', repeated: false });
    const [, mail] = toBuyer(mails);
    expect(mail?.text).toMatch(says);
    expect(mail?.text).not.toMatch(never);
  });

  it('is known by the newest mail’s link alone, after the server has forgotten', async () => {
    const mails = mailDoor.open();
    await press(link('decline'), body);
    const token = /received#order=([^>]+)>/.exec(toBuyer(mails)[0]?.text ?? '')?.[1] ?? '';
    expect(await links.order.open(token)).toMatchObject({
      value: { id, steps: [{ name: 'decline', at: before }] },
    });
    Reflect.deleteProperty(globalThis, 'practiceStore');
    const steps = [{ name: 'decline', at: before } as const];
    expect(await press(link('paid', { steps }), body)).toMatchObject({
      kind: 'contradicted',
    });
  });

  it('can be taken back in its turn', async () => {
    const mails = mailDoor.open();
    await press(link('decline'), body);
    await press(link('paid'), { ...body, despite: before });
    const { again } = await shown(link('decline'));
    const second = await links.action.open(new URL(again ?? '').hash.slice(1));
    if (!second.ok) throw new Error('no second link');
    expect(await press(second.value, { ...body, despite: before })).toMatchObject({
      kind: 'done',
      repeated: false,
    });
    expect(toBuyer(mails).at(-1)?.text).toContain('The whole price of ₹4,700.00 goes back');
  });
});

describe('the buyer’s choice', () => {
  it('is none once the order is declined', async () => {
    const mails = mailDoor.open();
    await press(link('decline'), body);
    expect(await take(0)).toMatchObject({ kind: 'contradicted' });
    expect(await showChoice({ link: proposal, links })).toMatchObject({
      declinedAt: now.toISOString(),
    });
    expect(mails.filter(({ subject }) => /chose/.test(subject))).toEqual([]);
  });

  const times = [Date.parse('2026-11-27T13:00Z'), Date.parse('2026-11-28T12:30Z')];
  const proposal = { id, round: 1, order: sampleOrder(), steps: [], times, minutes: 45 };
  const take = (choice: number) =>
    choose({ link: proposal, body: { token: '', choice }, links }, now);

  it('reaches the owner once, and stands', async () => {
    const mails = mailDoor.open();
    expect(await take(1)).toMatchObject({ start: times[1], repeated: false });
    expect(await take(0)).toMatchObject({ start: times[1], repeated: true });
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [
        'owner@example.com',
        'The buyer chose a time: Saturday 28 November, 6:00 PM (INV-7C2EA90D4)',
      ],
    ]);
    expect(await showChoice({ link: proposal, links })).toMatchObject({
      chosen: { start: times[1] },
    });
  });

  it('is none when the time was never proposed, or the mail did not go out', async () => {
    mailDoor.open(lost);
    expect(await take(2)).toEqual({ kind: 'no-such-time' });
    expect(await take(0)).toEqual({ kind: 'unsent', reason: 'refused' });
    expect((await showChoice({ link: proposal, links })).chosen).toBeUndefined();
  });

  it('shows no more of the order than its number and services', async () => {
    mailDoor.open();
    expect(JSON.stringify(await showChoice({ link: proposal, links }))).not.toMatch(
      /asha|sample road|98765/i,
    );
  });
});
