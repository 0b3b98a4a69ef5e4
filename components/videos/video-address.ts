import { isSample } from '@/lib/videos/page';

/** The video on the service's own site; a sample stands for the channel. */
export const watchAddress = (videoId: string, channel: string) =>
  isSample(videoId) ? channel : `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`;

/** The service's player that sets no cookie before it plays; the page's policy allows this origin only. */
export const playerAddress = (videoId: string) =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?autoplay=1&rel=0`;
