import { parse } from 'yaml';
import { lost, mailDoor } from '../mail/test-kit';
import { sampleBusiness, sampleOrder } from '../order/mails/sample-order';
import { replaceStore } from '../store/test-kit';
import { saidBodySchema, sayHow, showSaid } from './said';

jest.mock('../content/load', () => ({
  loadBusiness: () => sampleBusiness,
  loadServices: () => [],
}));
jest.mock('../mail/send', () => jest.requireActual('../mail/test-kit').mailDoor.module());

const now = new Date('2026-12-12T10:00:00Z');
const link = { id: '7c2e41d8-5b3f-4f7a-9c61-2d8e4b0a90d4', order: sampleOrder(), steps: [] };
const lines = { came: 'Three SIM numbers: which?', took: 'One number.', unclear: '' };
const say = (changes: object = {}) => {
  const body = saidBodySchema.parse({ token: '', ...lines, print: 'no', ...changes });
  return sayHow({ link, body }, now);
};

beforeEach(() => {
  replaceStore();
  mailDoor.open();
});

it('reaches the owner once, as words for the owner alone', async () => {
  expect(await say()).toMatchObject({ kind: 'done', repeated: false });
  expect(await say({ took: 'More.' })).toMatchObject({ kind: 'done', repeated: true });
  expect(mailDoor.mails).toHaveLength(1);
  const [mail] = mailDoor.mails;
  expect(mail).toMatchObject({ to: 'owner@example.com', replyTo: 'asha@example.com' });
  expect(mail?.text).toContain('> Three SIM numbers: which?');
  expect(mail?.text).toContain('please do not print them');
  expect(mail?.text).not.toContain('consented');
  expect(await showSaid({ link })).toMatchObject({ saidAt: now.toISOString(), name: 'Asha' });
});

it('brings an entry for the testimonials where it may be printed', async () => {
  await say({ print: 'yes', name: 'A shop owner in Nagpur' });
  const [, entry = ''] = /(- quote: [^]*?consented: \S+)/.exec(mailDoor.mails[0]?.text ?? '') ?? [];
  expect(parse(entry)).toEqual([
    {
      quote: 'Three SIM numbers: which? One number.',
      by: 'A shop owner in Nagpur',
      source: 'a letter to the practice',
      consented: '2026-12-12',
    },
  ]);
});

it.each([
  ['no line', { came: '', took: '' }, 'came'],
  ['no choice', { print: '' }, 'print'],
  ['a yes without a name', { print: 'yes' }, 'name'],
  ['a line of a page', { took: 'a'.repeat(301) }, 'took'],
])('asks again about %s', async (_, changes, field) => {
  expect(await say(changes)).toMatchObject({ kind: 'invalid', errors: [{ field }] });
  expect(mailDoor.tried).toEqual([]);
});

it('can be sent again when its mail did not go out', async () => {
  mailDoor.open(lost);
  expect(await say()).toEqual({ kind: 'not-sent', reason: 'refused' });
  expect(await say()).toMatchObject({ kind: 'done', repeated: false });
});
