import { ownFolder } from '../folder-test-kit';
import { linksWith, type ActionLink } from '../links/links';
import type { Message } from '../mail/message';
import { lost, mailDoor, outline } from '../mail/test-kit';
import { sampleBusiness, sampleContext, sampleOrder } from '../order/mails/sample-order';
import type { OrderStep, OwnerStepName } from '../order/steps';
import { openStore } from '../store/store';
import { act, shownMail, showAction, type ActionBody } from './act';
import { linksAfter, orderLinks } from './steps';

let services = sampleContext.services;
jest.mock('../content/load', () => ({
  loadBusiness: () => sampleBusiness,
  loadServices: () => services,
}));
jest.mock('../mail/send', () => jest.requireActual('../mail/test-kit').mailDoor.module());

const now = new Date('2026-11-20T10:00:00Z');
const at = now.toISOString();
const id = '7c2e41d8-5b3f-4f7a-9c61-2d8e4b0a90d4';
const other = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const links = linksWith(['a-secret-of-32-characters-or-more'], 'https://navank.example', () => now);

const link = (action: OwnerStepName, changes: Partial<ActionLink> = {}): ActionLink => ({
  ...{ id, action, round: 1, order: sampleOrder(), steps: [] },
  ...changes,
});

const body: ActionBody = {
  ...{ token: '', words: '', despite: '', by: 'call', minutes: '45' },
  ...{ day1: '2026-11-27', time1: '18:30', day2: '', time2: '', day3: '', time3: '' },
};

const press = (one: ActionLink, changes: Partial<ActionBody> = {}) =>
  act({ link: one, body: { ...body, ...changes }, links }, now);

const shown = (one: ActionLink, until?: Date) => showAction({ link: one, until, links }, now);

let mails: Message[];
beforeEach(() => {
  // Every test has a store of its own.
  Reflect.deleteProperty(globalThis, 'practiceStore');
  services = sampleContext.services;
  mails = mailDoor.open();
});

const toBuyer = () => mails.filter(({ to }) => to === 'asha@example.com');

function fail(): never {
  throw new Error('Asha');
}

/** What the first link of this kind in a mail holds. */
async function opened(mail: Message | undefined, kind: 'order' | 'choice' | 'calendar' | 'action') {
  const [, token = ''] = ofKind[kind].exec(mail?.text ?? '') ?? [];
  const found = await links[kind].open(token);
  return found.ok ? found.value : found.reason;
}
const ofKind = {
  order: /received#order=([\w.-]+)>/,
  choice: /choose#([\w.-]+)>/,
  calendar: /time\/([\w.-]+)\.ics>/,
  action: /owner#([\w.-]+)>/,
};

describe('a step of the owner', () => {
  it.each<[OwnerStepName, string]>([
    ['paid', 'A WORD +1, WHAT HAPPENS +2, Your bill,, ORDER SUMMARY +4, Your order +1, No refund:'],
    ['proof', 'A WORD +1, WHAT TO +2, PAY INTO +11, Your order, +1, The link, No refund:'],
    ['time', 'A WORD +1, A TIME +2, Take this +1, The button, Nothing that, Your order +1, ORDER'],
    ['delivered', 'A WORD +1, IS SOMETHING +2, Your order +1, ORDER SUMMARY +4'],
    ['decline', 'A WORD +1, IF YOU +1, Your order +1, ORDER SUMMARY +4'],
  ])('is written to the buyer and told to the owner: %s', async (action, parts) => {
    expect(await press(link(action), { words: 'Thank you.' })).toMatchObject({ repeated: false });
    const [buyers, owners] = mails.map((mail) => outline(mail).join(', '));
    expect(buyers).toContain(parts);
    const bill = action === 'paid' ? '!! Please, ' : '';
    const next = ['paid', 'decline'].includes(action) ? 8 : 10;
    const told = `${bill}Buyer: Asha +3, WITH THESE +1, WHAT COMES +${next}, Use these`;
    expect(owners).toBe(told);
    expect(mails[1]?.text).toContain('so please keep it to yourself');
    for (const words of ['The reading is due on 20 Dec', 'a bill with a number of your own.'])
      expect(mails[1]?.text.includes(words)).toBe(action === 'paid');
    const [first, second] = mailDoor.tried;
    expect(second).toMatchObject({
      about: { mail: 'step-taken', orderId: 'INV-7C2EA90D4' },
      to: 'owner@example.com',
      replyTo: 'owner@example.com',
      thread: { order: id, mail: `${first?.thread?.mail}-told` },
    });
    expect(first?.about).toEqual({ mail: expect.any(String), orderId: 'INV-7C2EA90D4' });
    for (const mail of mails) expect(mail.text).toContain('> Thank you.');
    const steps = [{ name: action, at, ...(action === 'delivered' && { by: 'call' }) }];
    expect(await opened(first, 'order')).toEqual({ id, order: sampleOrder(), steps });
    expect(await opened(second, 'action')).toMatchObject({ steps });
  });

  it.each<[OrderStep['name'][], string]>([
    [[], 'paid 1, proof 1, time 1, delivered 1, decline 1'],
    [['paid', 'proof', 'proof'], 'proof 3, time 1, delivered 1, decline 1'],
    [['decline'], 'paid 1, proof 1, time 1, delivered 1'],
    [['paid', 'decline'], 'paid 2, proof 1, time 1, delivered 1'],
  ])('leads on after %j to what can follow', async (names, next) => {
    const steps = names.map((name, n) => ({ name, at: new Date(+now + n).toISOString() }));
    const { actions } = await linksAfter(link('paid', { steps }), links);
    const found = actions.map(async ({ href }) => {
      const one = await links.action.open(new URL(href).hash.slice(1));
      return one.ok && `${one.value.action} ${one.value.round}`;
    });
    expect((await Promise.all(found)).join(', ')).toBe(next);
  });

  it('has no link without a secret, and costs no order where links cannot be made', async () => {
    expect(await orderLinks(sampleOrder(), id, undefined)).toBeUndefined();
    const { actions = [], order = '' } = (await orderLinks(sampleOrder(), id, links)) ?? {};
    expect(actions.map(({ text }) => text).join()).toBe(
      'Payment received,Ask for proof,Propose a time,Reading sent,Decline',
    );
    const own = await links.order.open(new URL(order).hash.slice('#order='.length));
    expect(own).toMatchObject({ value: { id, steps: [] } });
    const error = jest.spyOn(console, 'error').mockImplementation();
    const failing = linksWith(['a secret'], 'no address', () => now);
    expect(await orderLinks(sampleOrder(), id, failing)).toBeUndefined();
    expect(error).toHaveBeenCalledWith('links of INV-7C2EA90D4: could not be made');
  });

  it('is known for 180 days, as long as the order’s link works, and its press for 100', async () => {
    let time = now.getTime();
    const own = openStore('memory:', () => time);
    Object.assign(globalThis, { practiceStore: own });
    await press(link('paid'));
    const known = [];
    for (const days of [100, 180])
      for (const ms of [-1, 0]) {
        time = now.getTime() + days * 86_400_000 + ms;
        const { doneAt } = await shown(link('paid'));
        known.push([(await own.stepsOf(id)).steps.length, doneAt !== undefined]);
      }
    expect(known.join(' ')).toBe('1,true 1,false 1,false 0,false');
  });

  it.each([
    ['sent', () => lost, 0],
    ['written', () => fail(), 1],
  ])('stays done when the owner’s copy cannot be %s', async (_, answer, lines) => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    mailDoor.answerTo = ({ mail }) => (mail === 'step-taken' ? answer() : undefined);
    expect(await press(link('paid'))).toEqual({ kind: 'done', at, repeated: false });
    const again = await press(link('paid'), { words: 'More.' });
    expect(again).toEqual({ kind: 'done', at, repeated: true });
    expect(mails).toHaveLength(1);
    expect(error).toHaveBeenCalledTimes(lines);
  });

  it('that could not be sent is not done; it may be tried again, and corrected it is another mail', async () => {
    mailDoor.open(lost, lost);
    expect(await press(link('paid'))).toEqual({ kind: 'unsent', reason: 'refused' });
    expect(await shown(link('paid'))).toMatchObject({ steps: [], doneAt: undefined });
    await press(link('paid'));
    expect(await press(link('paid'), { words: 'Thank you.' })).toMatchObject({ repeated: false });
    const [first, again, corrected] = mailDoor.tried.map(({ thread }) => thread);
    expect(first).toEqual({ order: id, mail: expect.stringMatching(/^paid-1-[\da-f]{8}$/) });
    expect(again).toEqual(first);
    expect(corrected?.mail).not.toBe(first?.mail);
  });

  it('comes first or second when two are pressed at the same moment, and the second meets the first', async () => {
    const pressed = await Promise.all([press(link('paid')), press(link('decline'))]);
    expect(pressed.map(({ kind }) => kind).sort()).toEqual(['contradicted', 'done']);
    expect(toBuyer()).toHaveLength(1);
  });

  it('is one of ten of its order in a day, and no further one when it is pressed once more', async () => {
    const ask = (round: number, of = id) => press(link('proof', { round, id: of }));
    for (const round of [1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 10])
      expect(await ask(round)).toMatchObject({ kind: 'done' });
    for (const round of [1, 11]) expect(await ask(round)).toMatchObject({ kind: 'too-many' });
    expect(toBuyer()).toHaveLength(10);
    expect(await ask(1, other)).toMatchObject({ repeated: false });
  });

  it.each([
    ['India', 'Time: Friday 27 November, 6:30 PM in India\n  45 minutes.'],
    ['Germany', 'Time: Friday 27 November, 2:00 PM Germany time\n  Friday 27 November, 6:30 PM in'],
    [
      'United States',
      'Time: Friday 27 November, 6:30 PM in India\n  Friday 27 November, 1:00 PM UTC',
    ],
  ])('proposes a time by the clock of %s', async (country, words) => {
    const order = sampleOrder('INR', { country });
    await press(link('time', { order }));
    expect(mails[0]?.text).toContain(`A TIME FOR YOU\n${words}`);
    const start = Date.parse('2026-11-27T13:00:00Z');
    expect(await opened(mails[0], 'choice')).toEqual({
      ...{ id, order, round: 1, times: [start], minutes: 45, steps: [{ name: 'time', at }] },
    });
    expect(await opened(mails[0], 'calendar')).toEqual({
      orderId: 'INV-7C2EA90D4',
      title: 'Mobile Number Selection, Name spelling change or Baby name suggestion',
      ...{ start, minutes: 45, settled: false },
    });
  });

  it('proposes several times to choose from', async () => {
    const more = { day2: '2026-11-28', time2: '18:00', day3: '2026-11-30', time3: '19:00' };
    await press(link('time'), more);
    expect(mails[0]?.text).toMatch(
      /Three times are open for your order \S+ Choose one, and it is y/,
    );
    expect(mails[0]?.text).toContain('Time 3: Monday 30 November, 7:00 PM in India');
    expect(mails[0]?.text).toContain('Choose a time:\n<https://navank.example/');
    expect(mails[0]?.html).toContain(
      'open for you: Friday 27 November, 6:30 PM in India; Saturday',
    );
  });

  it('says that a time is agreed on where an appointment belongs to the order', async () => {
    services = services.map((one) => ({ ...one, appointment: one.id === 3 }));
    await press(link('paid'));
    expect(mails[0]?.text).toContain('2. We agree on a time. We send you times to choose from.');
  });

  const long = (length: number) => 'x'.repeat(length);
  it.each<[OwnerStepName, keyof ActionBody, string[], string[]]>([
    ['time', 'day1', ['2026-11-27'], ['']],
    ['time', 'minutes', ['5', '240'], ['4', '241', '45.5', 'long']],
    ['proof', 'words', [long(1000)], [long(1001)]],
    ['delivered', 'words', [long(4000)], [long(4001)]],
    ['delivered', 'by', ['call'], ['', 'toString']],
    ['proof', 'by', [''], []],
  ])('is shown and sent when its fields are right: %s, %s', async (action, field, right, wrong) => {
    for (const [n, value] of [...right, ...wrong].entries()) {
      const [isRight, one, typed] = [
        n < right.length,
        link(action, { round: n }),
        { [field]: value },
      ];
      const html = await shownMail({ link: one, body: { ...body, ...typed }, links }, now);
      expect(html.includes('No email yet')).toBe(!isRight);
      const done = isRight ? { kind: 'done' } : { kind: 'faults', errors: [{ field }] };
      expect(await press(one, typed)).toMatchObject(done);
    }
    expect(mails).toHaveLength(2 * right.length);
  });

  it('is shown with the steps before it, and with a link for once more where that makes sense', async () => {
    await press(link('paid'));
    const until = new Date('2027-01-05T10:00:00Z');
    const steps = (['intake', 'chosen'] as const).map((name) => ({
      name,
      at: '2026-11-19T10:00:00Z',
    }));
    const page = await shown(link('proof', { steps }), until);
    expect(page).toMatchObject({
      step: { label: 'Ask for proof', maxLength: 1000 },
      mail: { to: 'asha@example.com', subject: 'Could you send us the receipt, Asha?' },
      until: until.toISOString(),
    });
    expect(page.steps.map(({ done }) => done)).toEqual([
      'The buyer sent what the reading needs',
      'The buyer chose a time',
      'The payment was confirmed',
    ]);
    // It ends on the day on which this one does: nobody prolongs a link by opening it.
    expect(await links.action.open(new URL(page.again ?? '').hash.slice(1))).toMatchObject({
      value: { action: 'proof', round: 2 },
      until,
    });
    expect((await shown(link('paid'))).again).toBeUndefined();
  });
});

describe('the bill of a paid order', () => {
  const inFolder = ownFolder();
  const seen = (action: OwnerStepName = 'paid') =>
    shownMail({ link: link(action), body, links }, now);

  it('comes with the mail that confirms the payment, its number the same whenever the step is taken', async () => {
    // In memory no number can be kept.
    expect(await seen()).toContain('comes in a separate email from us');
    const store = openStore(`file:${inFolder('site.db')}`, () => now.getTime());
    Object.assign(globalThis, { practiceStore: store });
    expect(await seen()).toMatch(/given when this email is sent[^]*20 November 2026/);
    mails = mailDoor.open(lost);
    for (const own of [id, other, id]) await press(link('paid', { id: own }));
    expect(await seen()).toContain('2026-27/1');
    jest.spyOn(store, 'billOf').mockRejectedValue(new Error('away'));
    expect(await seen()).toContain('comes in a separate email from us');
    await store.close();
    const [second, first] = toBuyer();
    expect(second?.text).toContain('Bill number: 2026-27/2');
    expect(first?.text).toContain('Bill number: 2026-27/1');
  });
});

describe('a step that speaks against an earlier one', () => {
  const account = /Account number|sample@upi/;
  const toPay = /nothing to pay/;
  const was = {
    paid: 'confirmed the payment',
    delivered: 'said that the reading was sent',
    decline: 'declined this order',
  };

  it.each<[OwnerStepName, keyof typeof was, RegExp, RegExp]>([
    ['paid', 'decline', /cancelled\. Please ignore that: your or/, toPay],
    ['time', 'decline', /cancelled\. Please ignore that: your or/, toPay],
    ['delivered', 'decline', /in a call\. On 20 November 2026 we wr/, toPay],
    ['decline', 'paid', /₹4,700\.00 back to the account from which/, toPay],
    ['decline', 'delivered', /is cancelled/, account],
    ['proof', 'paid', /nothing left[^]*SEND IT\n1\. Send the receipt/, account],
    ['proof', 'decline', /was cancelled on 20 [^]*PAID\n1\. Send the r/, account],
  ])('%s after %s is taken only when it was shown, and the mail fits', async (...row) => {
    const [action, earlier, says, never] = row;
    await press(link(earlier));
    expect((await shown(link(action))).against).toEqual({
      at,
      words: expect.stringMatching(`^You ${was[earlier]} on 20 November 2026\\. (If|The)`),
    });
    const step = { name: earlier, at };
    expect(await press(link(action))).toMatchObject({ kind: 'contradicted', step });
    expect(toBuyer()).toHaveLength(1);
    expect(await press(link(action), { despite: at })).toMatchObject({ repeated: false });
    expect(toBuyer()[1]?.text).toMatch(says);
    expect(toBuyer()[1]?.text).not.toMatch(never);
  });
});
