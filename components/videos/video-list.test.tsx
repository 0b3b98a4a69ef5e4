import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import type { Video, VideoPage } from '@/lib/videos/page';
import { VideoList } from './video-list';

it('asks nothing of the video service before a click, plays one video at a time, and stops it', async () => {
  open();
  const players = () =>
    [...document.querySelectorAll('iframe')].map(({ title, src }) => [title, src]);
  const playing = (n: number) => [
    `Video: Video ${n}`,
    `https://www.youtube-nocookie.com/embed/id-${n}?autoplay=1&rel=0`,
  ];
  expect([players(), playButtons().length]).toEqual([[], 25]);
  await press('Play: Video 1');
  expect(players()).toEqual([playing(1)]);
  await press('Play: Video 2');
  expect(players()).toEqual([playing(2)]);
  await press('Stop: Video 2');
  expect(players()).toEqual([]);
  expect(button('Play: Video 2')).toHaveFocus();
  expect(screen.getByRole('link', { name: /^Watch Video 3 / })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=id-3',
  );
});

it('says that a sample is one instead of opening a player', async () => {
  const sample = { ...video(1), videoId: 'SAMPLE00001', title: 'sample' };
  open({ ...pageOf(1), items: [sample] }, pending);
  await press('Play: Sample');
  expect(screen.getByText(/This is a sample/)).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('link', { name: /^Watch/ })).toHaveAttribute(
    'href',
    'https://example.com/channel',
  );
});

describe('turning the page', () => {
  it('has no way back from the first page and none on from the last', async () => {
    open();
    expect(button('Previous page')).toBeDisabled();
    await press('Page 3');
    await screen.findByText('Page 3 of 3');
    expect(button('Next page')).toBeDisabled();
    expect(button('Page 3')).toHaveAttribute('aria-current', 'page');
    expect(location.search).toBe('?page=3');
  });

  it('shows twelve skeletons while a page is on its way, and only then', async () => {
    const { answer } = open(pageOf(1), pending);
    expect(skeletons()).toHaveLength(0);
    await press('Next page');
    expect(skeletons()).toHaveLength(12);
    expect(playButtons()).toHaveLength(0);
    answer(2);
    expect(await screen.findByRole('button', { name: 'Play: Video 26' })).toBeVisible();
    expect(skeletons()).toHaveLength(0);
  });

  it('does not ask again for a page that it has', async () => {
    const { asked } = open();
    await press('Page 2');
    await screen.findByText('Page 2 of 3');
    await press('Page 1');
    await press('Page 2');
    await screen.findByText('Page 2 of 3');
    expect(asked()).toEqual(['/api/videos?page=1', '/api/videos?page=2']);
  });

  it('keeps the last good list when a page fails, and tries again', async () => {
    const { answers } = open(pageOf(1), (number) => number < 3);
    await press('Page 2');
    expect(await screen.findByRole('button', { name: 'Play: Video 26' })).toBeVisible();
    await press('Page 3');
    expect(await screen.findByRole('alert')).toHaveTextContent('Network Error');
    expect(button('Play: Video 26')).toBeVisible();
    expect(button('Page 2')).toHaveAttribute('aria-current', 'page');
    answers.all = true;
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Play: Video 51' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the list of the build when it cannot be refreshed', async () => {
    open(pageOf(1), () => false);
    expect(await screen.findByRole('alert')).toHaveTextContent('Network Error');
    expect(playButtons()).toHaveLength(25);
  });

  it.each([
    ['?page=2', 'Page 2 of 3'],
    ['?page=99', 'Page 1 of 3'],
  ])('opens %s at %s', async (search, words) => {
    open(pageOf(1), () => true, search);
    expect(await screen.findByText(words)).toBeInTheDocument();
    await waitFor(() => expect(skeletons()).toHaveLength(0));
  });
});

const pending = 'pending';
type Server = typeof pending | ((page: number) => boolean);

/** The page as it opens; the server answers, refuses, or waits to be told. */
function open(first = pageOf(1), server: Server = () => true, search = '') {
  history.replaceState(null, '', `/videos${search}`);
  const answers = { all: false };
  const waiting = new Map<number, (response: object) => void>();
  const fetchMock = jest.fn((address: string) => {
    const page = Number(new URL(address, 'http://site').searchParams.get('page'));
    if (server === pending) return new Promise((resolve) => waiting.set(page, resolve));
    const ok = answers.all || server(page);
    return ok ? Promise.resolve(response(page)) : Promise.reject(new TypeError('Failed to fetch'));
  });
  Object.assign(globalThis, { fetch: fetchMock });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <VideoList first={first} channel="https://example.com/channel" pages={[]} />
    </SWRConfig>,
  );
  return {
    answers,
    answer: (page: number) => waiting.get(page)?.(response(page)),
    asked: () => fetchMock.mock.calls.map(([address]) => address),
  };
}

const response = (page: number) => ({ ok: true, json: async () => pageOf(page) });

function pageOf(page: number): VideoPage {
  const length = page === 3 ? 10 : 25;
  const items = Array.from({ length }, (_, index) => video((page - 1) * 25 + index + 1));
  return { items, page, totalPages: 3, hasNext: page < 3 };
}

const video = (number: number): Video => ({
  videoId: `id-${number}`,
  title: `video ${number}`,
  thumbnail: `https://i.ytimg.com/vi/id-${number}/hqdefault.jpg`,
  publishedAt: '2026-11-14',
});

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
