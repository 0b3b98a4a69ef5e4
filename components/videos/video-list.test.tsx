import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import type { Video, VideoPage } from '@/lib/videos/page';
import { VideoList } from './video-list';

it('asks nothing of the video service before a click, plays one video at a time, and stops it', async () => {
  open();
  expect([players(), playButtons().length]).toEqual([[], 25]);
  await press('Play: Video 1');
  expect(players()).toEqual(['https://www.youtube-nocookie.com/embed/id-1?autoplay=1&rel=0']);
  await press('Play: Video 2');
  expect(players()).toEqual(['https://www.youtube-nocookie.com/embed/id-2?autoplay=1&rel=0']);
  await press('Stop: Video 2');
  expect(players()).toEqual([]);
  expect(button('Play: Video 2')).toHaveFocus();
  expect(watch(/^Watch Video 3 /)).toBe('https://www.youtube.com/watch?v=id-3');
});

it('says that a sample is one instead of opening a player', async () => {
  open({ items: [{ ...video(1), videoId: 'SAMPLE00001', title: 'sample' }] });
  await press('Play: Sample');
  expect(screen.getByText(/This is a sample/)).toBeVisible();
  expect(players()).toEqual([]);
  expect(watch(/^Watch/)).toBe('https://example.com/channel');
});

it('shows twelve skeletons while a page is on its way, and only then', async () => {
  const answer = open();
  expect(skeletons()).toHaveLength(0);
  await press('Next page');
  expect(skeletons()).toHaveLength(12);
  expect(playButtons()).toHaveLength(0);
  await answer();
  expect(await screen.findByRole('button', { name: 'Play: Video 26' })).toBeVisible();
  expect(skeletons()).toHaveLength(0);
});

it('keeps the last good list when a page does not come, says so, and tries again', async () => {
  const answer = open();
  await answer(false);
  expect(await screen.findByRole('alert')).toHaveTextContent('Network Error');
  expect(playButtons()).toHaveLength(25);
  await press('Page 2');
  await answer();
  expect(await screen.findByRole('button', { name: 'Play: Video 26' })).toBeVisible();
  await press('Page 3');
  await answer(false);
  expect(await screen.findByText(/Page 3 could not be loaded/)).toBeVisible();
  expect(button('Play: Video 26')).toBeVisible();
  expect(button('Page 2')).toHaveAttribute('aria-current', 'page');
  await press('Try again');
  await answer();
  expect(await screen.findByRole('button', { name: 'Play: Video 51' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('opens an address of a page that is not there at the first', () => {
  open({}, '?page=99');
  expect(screen.getByText('Page 1 of 3')).toBeInTheDocument();
});

/** The page as it opens. Each request waits until what this returns answers, or refuses. */
function open(first: Partial<VideoPage> = {}, search = '') {
  history.replaceState(null, '', `/videos${search}`);
  const waiting: ((isThere: boolean) => void)[] = [];
  const fetch = async (address: string) => {
    const isThere = await new Promise<boolean>((answer) => waiting.push(answer));
    if (!isThere) throw new TypeError('Failed to fetch');
    const page = Number(new URL(address, 'http://site').searchParams.get('page'));
    return { ok: true, json: async () => pageOf(page) };
  };
  Object.assign(globalThis, { fetch });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <VideoList
        first={{ ...pageOf(1), ...first }}
        channel="https://example.com/channel"
        pages={[]}
      />
    </SWRConfig>,
  );
  const answer = async (isThere = true) => {
    await waitFor(() => expect(waiting).not.toEqual([]));
    for (const one of waiting.splice(0)) one(isThere);
  };
  return answer;
}

function pageOf(page: number): VideoPage {
  const items = Array.from({ length: 25 }, (_, index) => video((page - 1) * 25 + index + 1));
  return { items, page, totalPages: 3, hasNext: page < 3 };
}

const video = (number: number): Video => ({
  videoId: `id-${number}`,
  title: `video ${number}`,
  thumbnail: `https://i.ytimg.com/vi/id-${number}/hqdefault.jpg`,
  publishedAt: '2026-11-14',
});

const players = () => [...document.querySelectorAll('iframe')].map(({ src }) => src);
const watch = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const playButtons = () => screen.queryAllByRole('button', { name: /^Play: / });
const skeletons = () =>
  [...document.querySelectorAll<HTMLElement>('ul[aria-hidden]')].flatMap((list) =>
    within(list).getAllByRole('listitem', { hidden: true }),
  );

beforeAll(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined;
});
