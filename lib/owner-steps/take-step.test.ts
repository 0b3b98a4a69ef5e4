import { ownFolder } from '../folder-test-kit';
import { linksWith, type ActionLink } from '../links/links';
import type { Message } from '../mail/message';
import { headings, lost, mailDoor } from '../mail/test-kit';
import { sampleBusiness, sampleContext, sampleOrder } from '../order/mails/sample-order';
import { ownerStepNames, type OrderStep, type OwnerStepName } from '../order/steps';
import { openStore, type Store } from '../store/store';
import { replaceStore } from '../store/test-kit';
import { dayMs } from '../time';
import { linksAfter, orderLinks, ownerSteps } from './steps';
import { actionBodySchema, previewMail, showAction, takeStep, type ActionBody } from './take-step';

let services = sampleContext.services;
jest.mock('../content/load', () => ({
  loadBusiness: () => sampleBusiness,
  loadServices: () => services,
}));
jest.mock('../mail/send', () => jest.requireActual('../mail/test-kit').mailDoor.module());

const now = new Date('2026-11-20T10:00:00Z');
const at = now.toISOString();
const id = '7c2e41d8-5b3f-4f7a-9c61-2d8e4b0a90d4';
const otherId = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const links = linksWith(['a-secret-of-32-characters-or-more'], 'https://navank.example', () => now);

const linkTo = (action: OwnerStepName, changes: Partial<ActionLink> = {}): ActionLink => ({
  id,
  action,
  round: 1,
  order: sampleOrder(),
  steps: [],
  ...changes,
});

const filledIn = actionBodySchema.parse({
  token: 'of-a-link',
  by: 'call',
  day1: '2026-11-27',
  time1: '18:30',
});

const take = (link: ActionLink, changes: Partial<ActionBody> = {}) =>
  takeStep({ link, body: { ...filledIn, ...changes }, links }, now);

const preview = (link: ActionLink, changes: Partial<ActionBody> = {}) =>
  previewMail({ link, body: { ...filledIn, ...changes }, links }, now);

const show = (link: ActionLink, until?: Date) => showAction({ link, until, links }, now);

let mails: Message[];
beforeEach(() => {
  replaceStore();
  services = sampleContext.services;
  mails = mailDoor.open();
});

const toBuyer = () => mails.filter(({ to }) => to === 'asha@example.com');
const toOwner = () => mails.filter(({ to }) => to === 'owner@example.com');

const tokens = {
  order: /received#order=([\w.-]+)>/,
  choice: /choose#([\w.-]+)&time=0>/,
  calendar: /time\/([\w.-]+)\.ics>/,
  action: /owner#([\w.-]+)>/,
};

/** The content of the first link of a kind in a mail. */
async function linkIn(mail: Message | undefined, kind: keyof typeof tokens) {
  const [, token = ''] = tokens[kind].exec(mail?.text ?? '') ?? [];
  const opened = await links[kind].open(token);
  return opened.ok ? opened.value : opened.reason;
}

const buttons = ({ text }: Message) =>
  [...text.matchAll(/^(.+):\n<https:\/\/navank\.example\/owner#/gm)].map(([, label]) => label);

const chosenAt = (time: string): OrderStep => ({ name: 'chosen', at, start: Date.parse(time) });

describe('a step of the owner', () => {
  it.each<[OwnerStepName, string[], string]>([
    ['paid', ['What happens next', 'Order summary'], 'Refunds: sales are final'],
    ['proof', ['What to do now', 'Pay into this account'], 'Account number: 0000 1111 2222'],
    ['time', ['Order summary'], '6:30 PM:\n<https://navank.example/choose'],
    [
      'delivered',
      ['Is something unclear?', 'Another question?', 'Order summary'],
      'was given in a call.',
    ],
    [
      'ask',
      ['What we would like to know', 'Is something wrong?', 'Another question?', 'Order summary'],
      'Write three lines:\n<https://navank.example/said',
    ],
    ['decline', ['If you have paid already', 'Order summary'], 'Your order as it stands:'],
  ])('mails the buyer what it means: %s', async (action, sections, sentence) => {
    expect(await take(linkTo(action), { words: 'Thank you.' })).toMatchObject({ repeated: false });
    const [mail] = toBuyer();
    expect(mail && headings(mail)).toEqual(['A word from Navank', ...sections]);
    expect(mail?.text).toContain('> Thank you.');
    expect(mail?.text).toContain(sentence);
  });

  it.each(ownerStepNames)('tells the owner what can follow: %s', async (action) => {
    await take(linkTo(action), { words: 'Thank you.' });
    const { actions } = await linksAfter(linkTo(action, { steps: [{ name: action, at }] }), links);
    const [mail] = toOwner();
    expect(mail && headings(mail)).toEqual(['With these words', 'What comes next?']);
    expect(mail && buttons(mail)).toEqual(actions.map(({ text }) => text));
    expect(mail?.text).toContain(
      'Buyer: Asha Example\nTotal: ₹4,700.00\nSent to: asha@example.com',
    );
    expect(mail?.text).toContain('> Thank you.');
    expect(mail?.text).toContain('so please keep it to yourself');
  });

  it.each(ownerStepNames)(
    'says when the reading is due only once it is paid: %s',
    async (action) => {
      await take(linkTo(action));
      const isDue = toOwner()[0]?.text.includes('The reading is due on 20 December 2026');
      expect(isDue).toBe(action === 'paid');
    },
  );

  it.each(ownerStepNames)('keeps both mails in the thread of the order: %s', async (action) => {
    await take(linkTo(action));
    const [buyers, owners] = mailDoor.tried;
    expect(buyers).toMatchObject({ about: { orderId: 'INV-7C2EA90D4' }, thread: { order: id } });
    expect(owners).toMatchObject({
      about: { mail: 'step-taken', orderId: 'INV-7C2EA90D4' },
      replyTo: 'owner@example.com',
      thread: { order: id, mail: `${buyers?.thread?.mail}-told` },
    });
  });

  it.each(ownerStepNames)('is in the links of both mails: %s', async (action) => {
    await take(linkTo(action));
    const steps = [{ name: action, at, ...(action === 'delivered' && { by: 'call' }) }];
    expect(await linkIn(mails[0], 'order')).toEqual({ id, order: sampleOrder(), steps });
    expect(await linkIn(mails[1], 'action')).toMatchObject({ steps });
  });

  it.each<[OrderStep['name'][], Partial<Record<OwnerStepName, number>>]>([
    [[], { paid: 1, proof: 1, time: 1, delivered: 1, decline: 1 }],
    // The usual one first.
    [['paid', 'proof', 'proof'], { delivered: 1, proof: 3, time: 1, decline: 1 }],
    [['paid', 'delivered'], { ask: 1, proof: 1, time: 1, delivered: 2, decline: 1 }],
    [['paid', 'delivered', 'ask'], { proof: 1, time: 1, delivered: 2, decline: 1 }],
    [['decline'], { paid: 1, proof: 1, time: 1, delivered: 1 }],
    [['paid', 'decline'], { paid: 2, proof: 1, time: 1, delivered: 1 }],
  ])('leads on after %j to what can follow', async (names, rounds) => {
    const steps = names.map((name, n) => ({ name, at: new Date(+now + n).toISOString() }));
    const { actions } = await linksAfter(linkTo('paid', { steps }), links);
    const following = actions.map(async ({ href }) => {
      const opened = await links.action.open(new URL(href).hash.slice(1));
      return opened.ok && [opened.value.action, opened.value.round];
    });
    expect(await Promise.all(following)).toEqual(Object.entries(rounds));
  });

  it('is done for 100 days, and known with its order for 180', async () => {
    let time = now.getTime();
    const store = replaceStore(openStore('memory:', () => time));
    await take(linkTo('paid'));
    const isDone = async () => (await show(linkTo('paid'))).doneAt === at;
    const isKnown = async () => (await store.stepsOf(id)).steps.length === 1;

    time = now.getTime() + 100 * dayMs - 1;
    expect(await isDone()).toBe(true);
    time += 1;
    expect(await isDone()).toBe(false);

    time = now.getTime() + 180 * dayMs - 1;
    expect(await isKnown()).toBe(true);
    time += 1;
    expect(await isKnown()).toBe(false);
  });

  it.each<[string, () => typeof lost, number]>([
    ['sent', () => lost, 0],
    ['written', failToWrite, 1],
  ])('stays done when the owner’s copy cannot be %s', async (_, answer, loggedErrors) => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    mailDoor.answerTo = ({ mail }) => (mail === 'step-taken' ? answer() : undefined);
    expect(await take(linkTo('paid'))).toMatchObject({ kind: 'done', at, repeated: false });
    const again = await take(linkTo('paid'), { words: 'More.' });
    expect(again).toMatchObject({ kind: 'done', at, repeated: true });
    expect(mails).toHaveLength(1);
    expect(error).toHaveBeenCalledTimes(loggedErrors);
  });

  it('leads on by buttons that end with its own link', async () => {
    const until = new Date(now.getTime() + dayMs);
    const taken = await takeStep({ link: linkTo('paid'), body: filledIn, links, until }, now);
    const next = 'next' in taken ? taken.next : [];
    expect(next.map(({ text }) => text)).toEqual(toOwner().flatMap(buttons));
    const token = new URL(next[0]?.href ?? '').hash.slice(1);
    expect(await links.action.open(token)).toMatchObject({ until });
  });

  it('says first what a declined order owes, and no button of it is the main one', async () => {
    const paidBefore = linkTo('decline', { steps: [{ name: 'paid', at }] });
    await take(paidBefore, { acknowledgedStepAt: at });
    const [mail] = toOwner();
    expect(mail?.subject).toContain('send back ₹4,700.00 by 20 December 2026');
    expect(mail && headings(mail)[0]).toBe('What you owe the buyer');
    expect(mail?.html).not.toMatch(/class="pill"/);
    expect(mail?.text).not.toContain('APP_SECRET');
  });

  it('leaves no trace when its mail cannot be sent', async () => {
    mailDoor.open(lost);
    expect(await take(linkTo('paid'))).toEqual({ kind: 'not-sent', reason: 'refused' });
    expect(await show(linkTo('paid'))).toMatchObject({ steps: [], doneAt: undefined });
  });

  it('leaves no trace when its mail cannot be written', async () => {
    const store = replaceStore();
    const broken = { ...links, order: { ...links.order, link: failToWrite } };
    const request = { link: linkTo('paid'), body: filledIn, links: broken };
    await expect(takeStep(request, now)).rejects.toThrow('cannot be written');
    expect((await store.stepsOf(id)).steps).toEqual([]);
  });

  it('is the same mail when it is tried again, and another one once it is corrected', async () => {
    mailDoor.open(lost, lost);
    await take(linkTo('paid'));
    await take(linkTo('paid'));
    await take(linkTo('paid'), { words: 'Thank you.' });
    const [first, again, corrected] = mailDoor.tried.map(({ thread }) => thread);
    expect(first).toEqual({ order: id, mail: expect.stringMatching(/^paid-1-[\da-f]{8}$/) });
    expect(again).toEqual(first);
    expect(corrected?.mail).not.toBe(first?.mail);
  });

  it('conflicts with another one that was taken at the same moment', async () => {
    const outcomes = await Promise.all([take(linkTo('paid')), take(linkTo('decline'))]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['conflict', 'done']);
    expect(toBuyer()).toHaveLength(1);
  });

  it('is one of ten of its order in a day, and a repeated one does not count', async () => {
    const ask = (round: number, orderId = id) => take(linkTo('proof', { round, id: orderId }));
    for (const round of [1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 10])
      expect(await ask(round)).toMatchObject({ kind: 'done' });
    expect(await ask(11)).toMatchObject({ kind: 'too-many' });
    expect(await ask(1)).toMatchObject({ kind: 'too-many' });
    expect(toBuyer()).toHaveLength(10);
    expect(await ask(1, otherId)).toMatchObject({ repeated: false });
  });
});

function failToWrite(): never {
  throw new Error('cannot be written');
}

describe('the links of a new order', () => {
  it('are one for the buyer, and one for each step of the owner', async () => {
    const { actions = [], order = '' } = (await orderLinks(sampleOrder(), id, links)) ?? {};
    const first = ownerStepNames.filter((name) => name !== 'ask');
    expect(actions.map(({ text }) => text)).toEqual(
      first.map((name) => ownerSteps[name].words.label),
    );
    const buyers = await links.order.open(new URL(order).hash.slice('#order='.length));
    expect(buyers).toMatchObject({ value: { id, steps: [] } });
  });

  it('are none without a secret', async () => {
    expect(await orderLinks(sampleOrder(), id, undefined)).toBeUndefined();
  });

  it('cost no order where they cannot be made', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    const failing = linksWith(['a secret'], 'no address', () => now);
    expect(await orderLinks(sampleOrder(), id, failing)).toBeUndefined();
    expect(error).toHaveBeenCalledWith('links of INV-7C2EA90D4: could not be made');
  });
});

describe('a proposed time', () => {
  it.each([
    ['India', ['Friday 27 November, 6:30 PM:', 'India time. It takes about 45 minutes.']],
    ['Germany', ['Friday 27 November, 2:00 PM:', 'By Germany time. That is 6:30 PM in India.']],
    ['United States', ['Friday 27 November, 6:30 PM:', 'India time. That is 1:00 PM UTC.']],
  ])('is a button by the clock of %s', async (country, words) => {
    const order = sampleOrder('INR', { country });
    await take(linkTo('time', { order }));
    for (const said of words) expect(mails[0]?.text).toContain(said);
  });

  it('can be chosen, and is in no calendar before that', async () => {
    await take(linkTo('time'));
    const start = Date.parse('2026-11-27T13:00:00Z');
    expect(await linkIn(mails[0], 'choice')).toEqual({
      id,
      order: sampleOrder(),
      round: 1,
      times: [start],
      minutes: 45,
      steps: [{ name: 'time', at }],
    });
    expect(await linkIn(mails[0], 'calendar')).toBe('broken');
  });

  it.each<[string, OrderStep[], string | undefined]>([
    ['that was chosen before', [chosenAt('2026-11-26T13:00:00Z')], '6:30 PM in India'],
    [
      'that was moved before',
      [
        { ...chosenAt('2026-11-25T13:00:00Z'), at: '2026-11-19T10:00:00.000Z' },
        chosenAt('2026-11-26T12:00:00Z'),
      ],
      '5:30 PM in India',
    ],
    ['that is past', [chosenAt('2026-11-19T13:00:00Z')], undefined],
    [
      'of an order that was declined since',
      [chosenAt('2026-11-26T13:00:00Z'), { name: 'decline', at: '2026-11-20T10:00:01.000Z' }],
      undefined,
    ],
    ['that nobody chose', [{ name: 'time', at }], undefined],
    ['of which no start is known', [{ name: 'chosen', at }], undefined],
  ])('says what becomes of a time %s', async (_, steps, time) => {
    const acknowledged = steps.find(({ name }) => name === 'decline')?.at ?? '';
    await take(linkTo('time', { steps, round: 2 }), { acknowledgedStepAt: acknowledged });
    const text = mails[0]?.text ?? '';
    expect(text).toContain('Friday 27 November, 6:30 PM:');
    if (time)
      expect(text).toContain(
        `Your earlier time, Thursday 26 November, ${time}, holds until you choose, and is then no more.`,
      );
    else expect(text).not.toContain('earlier time');
  });

  it('can be one of three', async () => {
    const more = { day2: '2026-11-28', time2: '18:00', day3: '2026-11-30', time3: '19:00' };
    await take(linkTo('time'), more);
    const [mail] = mails;
    expect(mail?.text).toContain(
      'Three times are open for your order INV-7C2EA90D4. Choose one, and it is yours.',
    );
    expect(mail?.text).toMatch(/^Monday 30 November, 7:00 PM:\n<\S+&time=2>$/m);
    expect(mail?.html).toContain('open for you: Friday 27 November, 6:30 PM in India; Saturday');
  });

  it('is in another mail when it is sent again, whose link is then the newest', async () => {
    mailDoor.open(lost);
    await take(linkTo('time'));
    const later = new Date(now.getTime() + 60_000);
    await takeStep({ link: linkTo('time'), body: filledIn, links }, later);
    const [first, again] = mailDoor.tried.map(({ thread }) => thread?.mail);
    expect(again).not.toBe(first);
  });

  it('is announced with the payment where the order needs an appointment', async () => {
    services = services.map((service) => ({
      ...service,
      appointment: service.id === 3 ? ('phone' as const) : undefined,
    }));
    await take(linkTo('paid'));
    expect(mails[0]?.text).toContain('2. We agree on a time. We send you times to choose from.');
  });
});

describe('the mail that confirms a payment', () => {
  const details: OrderStep = { name: 'intake', at: '2026-11-20T09:00:00.000Z' };

  it('asks for details that are missing, and says by which day the reading then comes', async () => {
    await take(linkTo('paid'));
    const text = toBuyer()[0]?.text ?? '';
    expect(text).toContain('needs, and it comes by 20 December 2026.\n\nSend your details:\n');
    expect(text).toContain('Still missing: Your date of birth; Mobile numbers.');
  });

  it('asks for nothing that is here, and has its button above the bill', async () => {
    await take(linkTo('paid', { steps: [details] }));
    const text = toBuyer()[0]?.text ?? '';
    expect(text).toContain('there is nothing to send. Your reading comes by 20 December 2026.');
    expect(text).not.toMatch(/Tell us|Still missing|Send your details/);
    expect(text.indexOf('Your order as it stands')).toBeLessThan(text.indexOf('Your bill'));
  });
});

describe('the owner’s fields', () => {
  const long = (length: number) => 'x'.repeat(length);

  it.each<[OwnerStepName, Partial<ActionBody>]>([
    ['time', { day1: '2026-11-27' }],
    ['time', { minutes: '5' }],
    ['time', { minutes: '240' }],
    ['proof', { words: long(1000) }],
    ['delivered', { words: long(4000) }],
    ['delivered', { by: 'call' }],
    ['proof', { by: '' }],
  ])('are previewed and sent when they are right: %s', async (action, typed) => {
    expect(await preview(linkTo(action), typed)).not.toContain('No email yet');
    expect(await take(linkTo(action), typed)).toMatchObject({ kind: 'done' });
    expect(toBuyer()).toHaveLength(1);
  });

  it.each<[OwnerStepName, keyof ActionBody, string]>([
    ['time', 'day1', ''],
    ['time', 'minutes', '4'],
    ['time', 'minutes', '241'],
    ['time', 'minutes', '45.5'],
    ['time', 'minutes', 'long'],
    ['proof', 'words', long(1001)],
    ['delivered', 'words', long(4001)],
    ['delivered', 'by', ''],
    ['delivered', 'by', 'toString'],
  ])('are neither previewed nor sent when one is wrong: %s, %s', async (action, field, value) => {
    const typed = { [field]: value };
    expect(await preview(linkTo(action), typed)).toContain('No email yet');
    expect(await take(linkTo(action), typed)).toMatchObject({
      kind: 'invalid',
      errors: [{ field }],
    });
    expect(mails).toEqual([]);
  });
});

describe('the page of a step', () => {
  const until = new Date('2027-01-05T10:00:00Z');

  it('shows the step, its mail, and every step before it', async () => {
    await take(linkTo('paid'));
    const before = '2026-11-19T10:00:00Z';
    const steps: OrderStep[] = [
      { name: 'intake', at: before },
      { name: 'chosen', at: before },
    ];
    const page = await show(linkTo('proof', { steps }), until);
    expect(page).toMatchObject({
      step: { label: 'Ask for proof' },
      mail: { to: 'asha@example.com', subject: 'Could you send us the receipt, Asha?' },
      until: until.toISOString(),
    });
    expect(page.steps.map(({ done }) => done)).toEqual([
      'The buyer sent what the reading needs',
      'The buyer chose a time',
      'The payment was confirmed',
    ]);
  });

  it('links to the same step once more, for no longer than itself', async () => {
    const { again = '' } = await show(linkTo('proof'), until);
    expect(await links.action.open(new URL(again).hash.slice(1))).toMatchObject({
      value: { action: 'proof', round: 2 },
      until,
    });
  });

  it('links to no second payment', async () => {
    await take(linkTo('paid'));
    expect((await show(linkTo('paid'))).again).toBeUndefined();
  });
});

describe('the bill of a paid order', () => {
  const inFolder = ownFolder();
  const billIsSeparate = 'Your bill, with its own number, comes in a separate email from us.';
  const onDisk = () => replaceStore(openStore(`file:${inFolder('site.db')}`, () => now.getTime()));

  it('is the owner’s to send where no number can be kept', async () => {
    expect(await preview(linkTo('paid'))).toContain(billIsSeparate);
    await take(linkTo('paid'));
    expect(toBuyer()[0]?.text).toContain(billIsSeparate);
    expect(toOwner()[0]?.text).toContain(
      '!! Please send the buyer a bill with a number of your own.',
    );
  });

  it('gets its number with the mail, and keeps it however often the step is taken', async () => {
    const store = onDisk();
    expect(await preview(linkTo('paid'))).toMatch(
      /given when this email is sent[^]*20 November 2026/,
    );
    mails = mailDoor.open(lost);
    await take(linkTo('paid'));
    await take(linkTo('paid', { id: otherId }));
    await take(linkTo('paid'));
    const [others, own] = toBuyer();
    expect(others?.text).toContain('Bill number: 2026-27/2');
    expect(own?.text).toContain('Bill number: 2026-27/1');
    expect(await preview(linkTo('paid'))).toContain('2026-27/1');
    jest.spyOn(store, 'billOf').mockRejectedValue(new Error('away'));
    expect(await preview(linkTo('paid'))).toContain('comes in a separate email from us');
    await store.close();
  });

  describe('that was declined then', () => {
    const isCancelled = 'Your bill 2026-27/1 of 20 November 2026 is cancelled. It keeps its number';
    const decline = linkTo('decline');
    const acknowledged = { acknowledgedStepAt: at };
    let store: Store;
    beforeEach(() => void (store = onDisk()));
    afterEach(() => store.close());

    it('is cancelled in the mail to the buyer, and in its preview', async () => {
      await take(linkTo('paid'));
      expect(await preview(decline)).toContain(isCancelled);
      await take(decline, acknowledged);
      expect(toBuyer()[1]?.text).toContain(isCancelled);
    });

    it('gives the owner a line for the spreadsheet that takes its amount off again', async () => {
      await take(linkTo('paid'));
      await take(decline, acknowledged);
      expect(toOwner()[0]?.text).not.toContain('FOR YOUR SPREADSHEET');
      const line =
        toOwner()[1]
          ?.text.split('\n')
          .find((text) => text.includes('\t')) ?? '';
      expect(line.split('\t')).toHaveLength(9);
      expect(line).toMatch(/^November 20, 2026\tINV-7C2EA90D4\t.*\tINR\t-4700\.00$/);
      expect(toOwner()[1]?.text).toContain('Cancelled bill: 2026-27/1');
    });

    it('is not spoken of where there is none, or the store cannot be asked', async () => {
      await take(linkTo('decline', { id: otherId }));
      await take(linkTo('paid'));
      jest.spyOn(store, 'billOf').mockRejectedValue(new Error('away'));
      expect(await preview(decline)).not.toMatch(/bill/i);
      await take(decline, acknowledged);
      const declines = mails.filter(({ subject }) => /cancelled|declined/.test(subject));
      expect(declines).toHaveLength(4);
      for (const { text } of declines) expect(text).not.toMatch(/bill|spreadsheet/i);
    });

    it('is not spoken of when the buyer never got it', async () => {
      mails = mailDoor.open(lost);
      await take(linkTo('paid'));
      expect(await store.billOf(id)).toMatchObject({ n: 1 });
      await take(decline);
      expect(mails).toHaveLength(2);
      for (const { text } of mails) expect(text).not.toMatch(/bill|spreadsheet/i);
    });
  });

  describe('that is the first of its series', () => {
    const isFirst = /bill 2026-27\/1, the first of this financial year\. If you have sent bills/;

    it('is announced on the page before, and in the owner’s mail after', async () => {
      const store = onDisk();
      expect((await show(linkTo('paid'))).firstBill).toBe('2026-27/1');
      await take(linkTo('paid'));
      expect(toOwner()[0]?.text).toMatch(isFirst);
      await store.close();
    });

    it('is announced no more once a bill was given, nor with another step', async () => {
      const store = onDisk();
      expect((await show(linkTo('decline'))).firstBill).toBeUndefined();
      await store.giveBill(otherId, '2026-27');
      expect((await show(linkTo('paid'))).firstBill).toBeUndefined();
      await take(linkTo('paid'));
      expect(toOwner()[0]?.text).not.toMatch(/financial year/);
      await store.close();
    });

    it('is not announced for an order that has it already', async () => {
      const store = onDisk();
      await store.giveBill(id, '2025-26');
      expect(await store.nextBill('2026-27')).toBe(1);
      expect((await show(linkTo('paid'))).firstBill).toBeUndefined();
      await store.close();
    });

    it('is not announced where bills have no number, or the store cannot be asked', async () => {
      expect((await show(linkTo('paid'))).firstBill).toBeUndefined();
      await take(linkTo('paid'));
      expect(toOwner()[0]?.text).not.toMatch(/financial year/);
      const store = onDisk();
      jest.spyOn(store, 'nextBill').mockRejectedValue(new Error('away'));
      expect((await show(linkTo('paid'))).firstBill).toBeUndefined();
      await store.close();
    });
  });
});

describe('a step that conflicts with an earlier one', () => {
  const account = /Account number|sample@upi/;
  const toPay = /nothing to pay/;
  const done = {
    paid: 'The payment was confirmed on 20 November 2026.',
    delivered: 'The reading was sent on 20 November 2026.',
    decline: 'The order was declined on 20 November 2026.',
  };

  it.each<[OwnerStepName, keyof typeof done, { says: RegExp; never: RegExp }]>([
    ['paid', 'decline', { says: /cancelled\. Please ignore that: your or/, never: toPay }],
    ['time', 'decline', { says: /cancelled\. Please ignore that: your or/, never: toPay }],
    ['delivered', 'decline', { says: /in a call\. On 20 November 2026 we wr/, never: toPay }],
    ['decline', 'paid', { says: /₹4,700\.00 back to the account from which/, never: toPay }],
    ['decline', 'delivered', { says: /is cancelled/, never: account }],
    ['proof', 'paid', { says: /nothing left[^]*SEND IT\n1\. Send the receipt/, never: account }],
    ['proof', 'decline', { says: /was cancelled on 20 [^]*PAID\n1\. Send the r/, never: account }],
  ])(
    '%s after %s is taken once its warning was shown',
    async (action, earlier, { says, never }) => {
      await take(linkTo(earlier));
      const { against } = await show(linkTo(action));
      expect(against).toEqual({ at, words: expect.stringContaining(done[earlier]) });
      const step = { name: earlier, at };
      expect(await take(linkTo(action))).toMatchObject({ kind: 'conflict', step });
      expect(toBuyer()).toHaveLength(1);
      const acknowledged = await take(linkTo(action), { acknowledgedStepAt: at });
      expect(acknowledged).toMatchObject({ kind: 'done', repeated: false });
      expect(toBuyer()[1]?.text).toMatch(says);
      expect(toBuyer()[1]?.text).not.toMatch(never);
    },
  );
});
