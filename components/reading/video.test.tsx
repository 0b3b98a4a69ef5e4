import { render, screen } from '@testing-library/react';
import { Video } from './mulank';

const show = (id: string) =>
  render(<Video id={id} title='Five & "more"' picture="/art/mulank-5.svg" words="It follows." />);

describe('the video of a birth number', () => {
  it('asks the video service for nothing before the click, which turns its frame into the player', () => {
    show('abc_DEF-123');
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

  it('is said to follow while its id is a sample', () => {
    const { container } = show('SAMPLEVID05');
    expect(screen.getByText('It follows.')).toBeInTheDocument();
    expect(container.querySelector('iframe')).toBeNull();
  });
});
