/** @jest-environment node */
import { ContentError, checkContent } from './check';
import { videosSchema } from './videos-schema';

const channel = {
  name: 'Numbers',
  watch: 'https://example.com/channel',
  subscribe: 'https://example.com/subscribe',
};
const video = { id: 'SAMPLE00001', title: 'Find your mulank', published: '2026-11-14' };

describe('the list of videos, as it is edited', () => {
  it('takes a channel and its videos', () => {
    expect(checkContent('videos.yaml', { channel, videos: [video] }, videosSchema)).toEqual({
      channel,
      videos: [video],
    });
  });

  it.each([
    ['an id of the wrong length', [{ ...video, id: 'short' }], /11 characters/],
    ['a date that is none', [{ ...video, published: '2026-02-31' }], /that month has 28 days/],
    ['a video that is listed twice', [video, video], /twice/],
    ['an empty list', [], /write a list/],
  ])('names %s', (_, videos, words) => {
    const check = () => checkContent('videos.yaml', { channel, videos }, videosSchema);
    expect(check).toThrow(ContentError);
    expect(check).toThrow(words);
  });
});
