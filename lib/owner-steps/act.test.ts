/** @jest-environment node */
import type { Sent } from '../mail/deliver';
import type { Message } from '../mail/message';
import { sampleBusiness, sampleContext, sampleOrder } from '../order/mails/sample-order';
import { linksWith, type ActionLink } from './links';
import { openStore } from '../store/store';
import { act, type ActDeps } from './act';
import { calendarFile, dueFile } from '../order/calendar';
import type { OwnerStepName } from '../order/steps';
import { choose } from './choose';
import type { ActionBody } from './schema';
import { showAction, showChoice } from './show';
import { ownerSteps } from './steps';

jest.mock('../content/load', () => ({}));

const now = new Date('2026-11-20T10:00:00Z');
const id = '7c2e41d8-5b3f-4f7a-9c61-2d8e4b0a90d4';
const sent: Sent = { ok: true, attempts: 1 };
const lost: Sent = { ok: false, reason: 'refused', attempts: 3 };

function depsWith(...answers: Sent[]) {
  const mails: Message[] = [];
  const deps = {
    store: openStore('memory:', () => now.getTime()),
    now: () => now,
    send: jest.fn(async (mail: Message) => {
      const answer = answers.shift() ?? sent;
      if (answer.ok) mails.push(mail);
      return answer;
    }),
    links: linksWith(['a-secret-of-32-characters-or-more'], 'https://navank.example', () => now),
    context: {
      business: sampleBusiness,
      services: sampleContext.services,
      ownerEmail: 'owner@example.com',
      siteUrl: 'https://navank.example',
    },
  } satisfies ActDeps;
  return { deps, mails };
}

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

// The limits count in the process's own store.
beforeEach(() => Reflect.deleteProperty(globalThis, 'practiceStore'));

const toBuyer = (mails: readonly Message[]) => mails.filter(({ to }) => to === 'asha@example.com');

describe('a step of the owner', () => {
  it('is taken once, and says when', async () => {
    const { deps, mails } = depsWith();
    const at = now.toISOString();
    expect(await act(link('paid'), body, deps)).toEqual({ kind: 'done', at, repeated: false });
    expect(await act(link('paid'), { ...body, words: 'More.' }, deps)).toEqual({
      kind: 'done',
      at,
      repeated: true,
    });
    expect(toBuyer(mails)).toHaveLength(1);
  });

  it('is told to the owner, with the words that went along and the buttons for what can follow', async () => {
    const { deps, mails } = depsWith();
    await act(link('paid'), { ...body, words: 'Thank you.' }, deps);
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
    const decline = await deps.links.action.open(token);
    expect(decline).toMatchObject({ value: { steps: [{ name: 'paid' }] } });
  });

  it('is known for 180 days, as long as the order’s link works, and its press for 100', async () => {
    const { deps, mails } = depsWith();
    let time = now.getTime();
    deps.store = openStore('memory:', () => time);
    const steps = async () => (await deps.store.stepsOf(id)).steps.length;
    const pressed = async () => (await showAction(link('paid'), undefined, deps)).doneAt;
    await act(link('paid'), body, deps);
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
    const { deps, mails } = depsWith(sent, lost);
    expect(await act(link('paid'), body, deps)).toMatchObject({ kind: 'done' });
    expect(await act(link('paid'), body, deps)).toMatchObject({ repeated: true });
    expect(mails).toHaveLength(1);
  });

  it('is another mail of its order when it is corrected after a sending that failed, and else the same', async () => {
    const { deps } = depsWith(lost, lost);
    for (const words of ['Thank you.', 'Thank you.', 'Thank you, Asha.'])
      await act(link('paid'), { ...body, words }, deps);
    const [first, again, corrected] = deps.send.mock.calls.map(([mail]) => mail.thread);
    expect(first).toEqual({ order: id, mail: expect.stringMatching(/^paid-1-[\da-f]{8}$/) });
    expect(again).toEqual(first);
    expect(corrected?.mail).not.toBe(first?.mail);
  });

  it('comes first or second when two are pressed at the same moment, and the second meets the first', async () => {
    const { deps, mails } = depsWith();
    const order = { id: 'e2b7c5a0-3f4d-8a6b-9c1d-5e8f7a6b4c3d' };
    const pressed = await Promise.all([
      act(link('paid', order), body, deps),
      act(link('decline', order), body, deps),
    ]);
    expect(pressed.map(({ kind }) => kind).sort()).toEqual(['contradicted', 'done']);
    expect(toBuyer(mails)).toHaveLength(1);
  });

  it('is one of ten of its order in a day', async () => {
    const { deps, mails } = depsWith();
    const order = { id: 'a1b7c5a0-3f4d-8a6b-9c1d-5e8f7a6b4c3d' };
    for (let round = 1; round <= 10; round++)
      // Pressed once more it is no further one.
      for (const repeated of [false, true].slice(0, round < 10 ? 2 : 1))
        expect(await act(link('proof', { ...order, round }), body, deps)).toMatchObject({
          kind: 'done',
          repeated,
        });
    expect(await act(link('proof', { ...order, round: 1 }), body, deps)).toMatchObject({
      kind: 'too-many',
    });
    expect(await act(link('proof', { ...order, round: 11 }), body, deps)).toMatchObject({
      kind: 'too-many',
    });
    expect(toBuyer(mails)).toHaveLength(10);
    expect(
      await act(link('proof', { id: 'b1b7c5a0-3f4d-8a6b-9c1d-5e8f7a6b4c3d' }), body, deps),
    ).toMatchObject({ kind: 'done' });
  });

  it('is one of its order and its round: others are not taken for it', async () => {
    const { deps, mails } = depsWith();
    const other = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
    for (const one of [
      link('proof'),
      link('proof', { round: 2 }),
      link('paid'),
      link('paid', { id: other }),
    ])
      expect(await act(one, body, deps)).toMatchObject({ repeated: false });
    expect(toBuyer(mails)).toHaveLength(4);
  });

  it('that could not be sent is not done, and may be tried again', async () => {
    const { deps, mails } = depsWith(lost);
    expect(await act(link('paid'), body, deps)).toEqual({ kind: 'unsent', reason: 'refused' });
    expect(await showAction(link('paid'), undefined, deps)).toMatchObject({
      steps: [],
      doneAt: undefined,
    });
    expect(await act(link('paid'), body, deps)).toMatchObject({ kind: 'done', repeated: false });
    expect(toBuyer(mails)).toHaveLength(1);
  });

  it.each([
    ['time', { day1: '' }, 'day1'],
    ['time', { minutes: '3' }, 'minutes'],
    ['time', { minutes: 'long' }, 'minutes'],
    ['paid', { words: 'x'.repeat(1001) }, 'words'],
    ['delivered', {}, 'by'],
    ['delivered', { by: 'toString' }, 'by'],
  ] as const)('sends nothing while a field is wrong (%s %j)', async (action, changes, field) => {
    const { deps, mails } = depsWith();
    const acted = await act(link(action), { ...body, ...changes }, deps);
    expect(acted).toMatchObject({ kind: 'faults', errors: [{ field }] });
    expect(mails).toEqual([]);
  });

  it('is shown with the steps before it, and with a link for once more where that makes sense', async () => {
    const { deps } = depsWith();
    await act(link('paid'), body, deps);
    const shown = await showAction(link('proof'), new Date('2027-01-05T10:00:00Z'), deps);
    expect(shown).toMatchObject({
      mail: { to: 'asha@example.com', subject: 'Could you send us the receipt, Asha?' },
      until: '2027-01-05T10:00:00.000Z',
      steps: [{ name: 'paid', at: now.toISOString() }],
    });
    const again = await deps.links.action.open(new URL(shown.again ?? '').hash.slice(1));
    // It ends on the day on which this one does: nobody prolongs a link by opening it.
    expect(again).toMatchObject({
      value: { action: 'proof', round: 2 },
      until: new Date('2027-01-05T10:00:00Z'),
    });
    expect((await showAction(link('paid'), undefined, deps)).again).toBeUndefined();
  });
});

describe('a step that speaks against an earlier one', () => {
  const before = now.toISOString();

  it.each([
    ['paid', 'decline', /cancelled\. Please ignore that: your order goes on/, /nothing to pay/],
    ['time', 'decline', /cancelled\. Please ignore that: your order goes on/, /nothing to pay/],
    ['delivered', 'decline', /Please ignore that: your order goes on/, /nothing to pay/],
    [
      'decline',
      'paid',
      /We send ₹4,700\.00 back to the account from which it came/,
      /nothing to pay/,
    ],
    ['proof', 'paid', /nothing left to pay/, /Account number|sample@upi/],
    ['proof', 'decline', /was cancelled on November 20, 2026/, /Account number|sample@upi/],
  ] as const)('%s after %s is taken only when it was shown, and the mail fits', async (...row) => {
    const [action, earlier, says, never] = row;
    const { deps, mails } = depsWith();
    const asked = { ...body, by: 'call' };
    await act(link(earlier), asked, deps);
    expect(await act(link(action), asked, deps)).toMatchObject({
      kind: 'contradicted',
      step: { name: earlier, at: before },
    });
    expect(toBuyer(mails)).toHaveLength(1);
    const acted = await act(link(action), { ...asked, despite: before }, deps);
    expect(acted).toMatchObject({ kind: 'done', repeated: false });
    const [, mail] = toBuyer(mails);
    expect(mail?.text).toMatch(says);
    expect(mail?.text).not.toMatch(never);
  });

  it('is known by the newest mail’s link alone, after the server has forgotten', async () => {
    const { deps, mails } = depsWith();
    await act(link('decline'), body, deps);
    const token = /received#order=([^>]+)>/.exec(toBuyer(mails)[0]?.text ?? '')?.[1] ?? '';
    expect(await deps.links.order.open(token)).toMatchObject({
      value: { id, steps: [{ name: 'decline', at: before }] },
    });
    const forgotten = depsWith();
    const steps = [{ name: 'decline', at: before } as const];
    expect(await act(link('paid', { steps }), body, forgotten.deps)).toMatchObject({
      kind: 'contradicted',
    });
  });

  it('can be taken back in its turn', async () => {
    const { deps, mails } = depsWith();
    await act(link('decline'), body, deps);
    await act(link('paid'), { ...body, despite: before }, deps);
    const { again } = await showAction(link('decline'), undefined, deps);
    const second = await deps.links.action.open(new URL(again ?? '').hash.slice(1));
    if (!second.ok) throw new Error('no second link');
    expect(await act(second.value, { ...body, despite: before }, deps)).toMatchObject({
      kind: 'done',
      repeated: false,
    });
    expect(toBuyer(mails).at(-1)?.text).toContain('The whole price of ₹4,700.00 goes back');
  });
});

describe('the buyer’s choice', () => {
  it('is none once the order is declined', async () => {
    const { deps, mails } = depsWith();
    await act(link('decline'), body, deps);
    expect(await choose(proposal, 0, deps)).toMatchObject({ kind: 'contradicted' });
    expect(await showChoice(proposal, deps)).toMatchObject({ declinedAt: now.toISOString() });
    expect(mails.filter(({ subject }) => /chose/.test(subject))).toEqual([]);
  });

  const times = [Date.parse('2026-11-27T13:00Z'), Date.parse('2026-11-28T12:30Z')];
  const proposal = { id, round: 1, order: sampleOrder(), steps: [], times, minutes: 45 };

  it('reaches the owner once, and stands', async () => {
    const { deps, mails } = depsWith();
    expect(await choose(proposal, 1, deps)).toMatchObject({ start: times[1], repeated: false });
    expect(await choose(proposal, 0, deps)).toMatchObject({ start: times[1], repeated: true });
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [
        'owner@example.com',
        'The buyer chose a time: Saturday 28 November, 6:00 PM (INV-7C2EA90D4)',
      ],
    ]);
    expect(await showChoice(proposal, deps)).toMatchObject({ chosen: { start: times[1] } });
  });

  it('is none when the time was never proposed, or the mail did not go out', async () => {
    const { deps } = depsWith(lost);
    expect(await choose(proposal, 2, deps)).toEqual({ kind: 'no-such-time' });
    expect(await choose(proposal, 0, deps)).toEqual({ kind: 'unsent', reason: 'refused' });
    expect((await showChoice(proposal, deps)).chosen).toBeUndefined();
  });

  it('shows no more of the order than its number and services', async () => {
    const { deps } = depsWith();
    expect(JSON.stringify(await showChoice(proposal, deps))).not.toMatch(/asha|sample road|98765/i);
  });
});

it('is a calendar file in UTC, of which nothing is personal', () => {
  const event = {
    orderId: 'INV-7C2EA90D4',
    title: 'Personal consultation',
    start: Date.parse('2026-11-27T13:00Z'),
    minutes: 45,
    settled: true,
  };
  const file = calendarFile(event, sampleBusiness, now);
  for (const line of [
    'DTSTART:20261127T130000Z',
    'DTEND:20261127T134500Z',
    'DTSTAMP:20261120T100000Z',
    'UID:inv-7c2ea90d4-1795784400000',
    'SUMMARY:Navank: Personal consultation',
    'STATUS:CONFIRMED',
    `ORGANIZER;CN="${sampleBusiness.name}":mailto:${sampleBusiness.email}`,
  ])
    expect(file.split('\r\n')).toContain(line);
  expect(file).toMatch(/END:VCALENDAR\r\n$/);
  expect(calendarFile({ ...event, settled: false }, sampleBusiness, now)).toMatch(
    /\(proposed\)\r\n[^]*STATUS:TENTATIVE/,
  );
});

it('is a day for the reading in the owner’s calendar, with an alarm three days before', () => {
  const { name, content } = dueFile(sampleOrder(), '2026-12-20', sampleBusiness, now);
  expect(name).toBe('INV-7C2EA90D4-due.ics');
  for (const line of [
    'UID:inv-7c2ea90d4-due',
    'DTSTART;VALUE=DATE:20261220',
    'SUMMARY:Reading due: INV-7C2EA90D4',
    'TRIGGER:-P3D',
  ])
    expect(content.split('\r\n')).toContain(line);
});
