import { notFound } from 'next/navigation';
import { SitePage } from '@/app/site-page';
import { Page } from '@/components/layout/page';
import { WatchPage } from '@/components/videos/watch-page';
import { loadBusiness, loadList } from '@/lib/content/load';
import { metadataAt, unlistedMetadata } from '@/lib/seo/metadata';
import { videoPath } from '@/lib/site';
import { isSample, titleCase } from '@/lib/videos/page';

type Params = { params: Promise<{ id: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => loadList('videos').videos.map(({ id }) => ({ id }));

function find(id: string) {
  const { videos, channel } = loadList('videos');
  const index = videos.findIndex((video) => video.id === id);
  const video = videos[index];
  return video
    ? { video, picture: index + 1, channel: channel.watch, next: videos[index + 1] }
    : notFound();
}

/** Samples are kept out of search engines. */
export async function generateMetadata({ params }: Params) {
  const { id } = await params;
  return isSample(id)
    ? unlistedMetadata(titleCase(find(id).video.title))
    : metadataAt(videoPath(id));
}

export default async function VideoPage({ params }: Params) {
  const { id } = await params;
  const page = <WatchPage {...find(id)} />;
  if (!isSample(id)) return <SitePage path={videoPath(id)}>{page}</SitePage>;
  return (
    <Page business={loadBusiness()} path="">
      {page}
    </Page>
  );
}
