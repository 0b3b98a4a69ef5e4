/** The shape of content/videos.yaml: the channel, and the list for when the video service can't be asked. Pure. */
import { z } from 'zod';
import { confirmed, description, link, listOf, noSuchDay, words, written } from './parts';

const dateError = "write year, month and day in quotes, for example '2026-11-14'";

const time = written(
  /^(\d+:)?\d{1,2}:\d\d$/,
  "write minutes and seconds in quotes, for example '4:35'",
);

const videoSchema = z.strictObject({
  id: written(
    /^[\w-]{11}$/,
    "write the 11 characters after v= in the video's address, in quotes, for example 'SAMPLE00001'",
  ),
  title: words('Find your mulank in a minute'),
  published: z.iso.date({ error: ({ input }) => noSuchDay(input) ?? dateError }),
  confirmed,
  description: description.optional(),
  duration: time.optional(),
  chapters: listOf(
    z.strictObject({ at: time, title: words('How to add up') }),
    "at: '0:40'",
  ).optional(),
});

export const videosSchema = z.strictObject({
  channel: z.strictObject({
    name: words('Sample numerology channel'),
    watch: link,
    subscribe: link,
  }),
  videos: listOf(videoSchema, "id: 'SAMPLE00001'").superRefine((videos, context) => {
    videos.forEach(({ id }, index) => {
      if (videos.findIndex((other) => other.id === id) === index) return;
      context.addIssue({
        code: 'custom',
        path: [index, 'id'],
        message: 'stands in the list twice; keep one of the two entries',
      });
    });
  }),
});

/** The channel and the videos as the file has them. */
export type ListedVideos = z.infer<typeof videosSchema>;
export type ListedVideo = ListedVideos['videos'][number];
