import type { ListedVideos } from '../content/list-schemas';
import { artPath } from '../site';
import { isSample, thumbnailOf, type Video } from './page';

/** The list of the content file, in its order. A sample has a picture of ours. Pure. */
export const curatedVideos = (videos: ListedVideos['videos']): Video[] =>
  videos.map(({ id, title, published }) => ({
    videoId: id,
    title,
    thumbnail: isSample(id) ? samplePicture(id) : thumbnailOf(id),
    publishedAt: published,
  }));

/** SAMPLE00012 shows picture 12. */
const samplePicture = (id: string) => artPath('video', Number(id.replace(/\D/g, '')));
