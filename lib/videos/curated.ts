import type { ListedVideos } from '../content/videos-schema';
import { artPath } from '../site';
import { isSample, type Video } from '../video-page';

/** The list of the content file, in its order. A sample has a picture of ours. Pure. */
export const curatedVideos = (videos: ListedVideos['videos']): Video[] =>
  videos.map(({ id, title, published }) => ({
    videoId: id,
    title,
    thumbnail: isSample(id) ? samplePicture(id) : `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
    publishedAt: published,
  }));

/** SAMPLE00012 shows picture 12. */
const samplePicture = (id: string) => artPath('video', Number(id.replace(/\D/g, '')));
