import { render, screen } from '@testing-library/react';
import { Video } from './mulank';

describe('the video of a birth number', () => {
  it('asks the video service for nothing before the click', () => {
    render(
      <Video
        id="abc_DEF-123"
        title="Mulank 5"
        picture="/art/mulank-5.svg"
        words="The video follows."
      />,
    );
    const frame = screen.getByTitle('Video: Mulank 5');
    expect(frame).not.toHaveAttribute('src');
    expect(frame.getAttribute('srcdoc')).not.toMatch(/(?<!href=")https:\/\/www\.youtube/);
  });

  it('is played by a link that turns the same frame into the player', () => {
    render(
      <Video
        id="abc_DEF-123"
        title='Five & "more"'
        picture="/art/mulank-5.svg"
        words="The video follows."
      />,
    );
    const inside = new DOMParser().parseFromString(
      screen.getByTitle(/^Video/).getAttribute('srcdoc') ?? '',
      'text/html',
    );
    const link = inside.querySelector('a');
    expect(link?.getAttribute('href')).toBe(
      'https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1',
    );
    expect(link?.getAttribute('aria-label')).toBe('Play video: Five & "more"');
    expect(link?.hasAttribute('target')).toBe(false);
  });

  it('is said to follow while its id is a sample', () => {
    const { container } = render(
      <Video
        id="SAMPLEVID05"
        title="Mulank 5"
        picture="/art/mulank-5.svg"
        words="The video follows."
      />,
    );
    expect(screen.getByText('The video follows.')).toBeInTheDocument();
    expect(container.querySelector('iframe')).toBeNull();
  });
});
