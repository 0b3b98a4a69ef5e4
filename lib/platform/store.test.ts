/** @jest-environment node */
import { memoryStore } from './store';

const always = () => true;

describe('the store of attempts', () => {
  it('does the work of a key once, however many ask at the same time', async () => {
    const store = memoryStore<string>();
    const work = jest.fn(async () => 'done');
    const asks = Array.from({ length: 20 }, () => store.attempt('a', 'x', work, always));
    const outcomes = await Promise.all(asks);
    expect(work).toHaveBeenCalledTimes(1);
    expect(outcomes.filter(({ kind }) => kind === 'replayed')).toHaveLength(19);
    expect(await store.attempt('a', 'x', work, always)).toEqual({
      kind: 'replayed',
      value: 'done',
    });
  });

  it('finds what came of a key, waits for what is under way, and knows nothing of what failed', async () => {
    const store = memoryStore<string>();
    expect(await store.find('a')).toBeUndefined();
    let finish: (value: string) => void = () => undefined;
    const work = () => new Promise<string>((resolve) => (finish = resolve));
    const asked = store.attempt('a', 'x', work, always);
    const found = store.find('a');
    finish('done');
    await asked;
    expect([await found, await store.find('a')]).toEqual(['done', 'done']);
    const broken = store.attempt('b', 'x', async () => Promise.reject(new Error('broken')), always);
    await expect(broken).rejects.toThrow('broken');
    expect(await store.find('b')).toBeUndefined();
  });

  it('does not mix up two bodies under one key', async () => {
    const store = memoryStore<string>();
    await store.attempt('a', 'x', async () => 'done', always);
    expect(await store.attempt('a', 'y', async () => 'no', always)).toEqual({ kind: 'other' });
  });

  it('forgets what failed, so that the key can try again', async () => {
    const store = memoryStore<string>();
    await store.attempt(
      'a',
      'x',
      async () => 'failed',
      () => false,
    );
    const broken = store.attempt('a', 'x', async () => Promise.reject(new Error('broken')), always);
    await expect(broken).rejects.toThrow('broken');
    expect(await store.attempt('a', 'x', async () => 'done', always)).toMatchObject({
      kind: 'first',
    });
  });

  it('keeps no more than its limit, and nothing for longer than its time', async () => {
    let now = 0;
    const store = memoryStore<string>(() => now, 2, 1000);
    const seen = async (key: string) =>
      (await store.attempt(key, 'x', async () => key, always)).kind === 'replayed';
    await seen('a');
    await seen('b');
    await seen('c');
    expect(await seen('c')).toBe(true);
    expect(await seen('a')).toBe(false);
    now = 1000;
    expect(await seen('a')).toBe(false);
  });
});
