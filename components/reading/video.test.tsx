import { render, screen } from '@testing-library/react';
import { WatchPage } from '../videos/watch-page';
import { VideoFrame } from './mulank';

it('the video of a birth number asks its service for nothing before the click', () => {
  render(
    <VideoFrame id="abc_DEF-123" title='Five & "more"' picture="/a.svg" words="It follows." />,
  );
  const frame = screen.getByTitle(/^Video: Five/);
  const html = frame.getAttribute('srcdoc') ?? '';
  expect(frame).not.toHaveAttribute('src');
  expect(html).not.toMatch(/(?<!href=")https:\/\/www\.youtube/);
  const link = new DOMParser().parseFromString(html, 'text/html').querySelector('a');
  expect(link?.getAttribute('href')).toBe(
    'https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1',
  );
  expect(link?.getAttribute('aria-label')).toBe('Play video: Five & "more"');
  expect(link?.hasAttribute('target')).toBe(false);
});

it('the page of a sample video has its whole title, no player, and a link to the next', () => {
  const title = 'how to find your mulank, worked out step by step';
  const video = { id: 'SAMPLEVID05', title, published: '2026-11-14' };
  const next = { id: 'abc_DEF-123', title: 'Bhagyank' };
  render(<WatchPage {...{ video, next }} picture={1} channel="https://example.com" />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('How To Find Your Mulank, Worked Out Step By Step');
  expect(screen.getByText(/^This is a sample/)).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('link', { name: 'Bhagyank' })).toHaveAttribute(
    'href',
    '/videos/abc_DEF-123',
  );
});
