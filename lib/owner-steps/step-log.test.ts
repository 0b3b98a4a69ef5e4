/** @jest-environment node */
import { memoryLog, redisLog } from './step-log';

const paid = { name: 'paid', at: '2026-11-20T10:00:00.000Z' } as const;
const decline = { name: 'decline', at: '2026-11-21T10:00:00.000Z' } as const;

/** As much of Redis as the log uses; it can be away. */
function redisStandIn() {
  const lists = new Map<string, string[]>();
  const state = { isAway: false };
  const answer = async <T>(value: () => T) => {
    if (state.isAway) throw new Error('away');
    return value();
  };
  const client = {
    lrange: (key: string) => answer(() => lists.get(key) ?? []),
    rpush: (key: string, entry: string) =>
      answer(() => lists.set(key, [...(lists.get(key) ?? []), entry]).size),
    pexpire: () => answer(() => 1),
  } as unknown as Parameters<typeof redisLog>[0];
  return { client, state, lists };
}

it('tells every instance, and each its own while Redis is away', async () => {
  const { client, state, lists } = redisStandIn();
  const [one, other] = [redisLog(client), redisLog(client)];
  await one.add('a', paid);
  expect(await other.find('a')).toEqual([paid]);
  state.isAway = true;
  await one.add('a', decline);
  expect(await one.find('a')).toEqual([paid, decline]);
  expect(await other.find('a')).toEqual([]);
  state.isAway = false;
  expect(await one.find('a')).toEqual([paid, decline]);
  lists.set('practice:steps:a', ['not json', '{"name":"refund"}', JSON.stringify(paid)]);
  expect(await other.find('a')).toEqual([paid]);
});

it('forgets the order whose last step is longest ago', async () => {
  const log = memoryLog(2);
  await log.add('a', paid);
  await log.add('b', paid);
  await log.add('a', decline);
  await log.add('c', paid);
  expect(await log.find('b')).toEqual([]);
  expect(await log.find('a')).toEqual([paid, decline]);
});
