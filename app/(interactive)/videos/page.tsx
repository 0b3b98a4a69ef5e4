import type { Metadata } from 'next';
import { ChannelHero } from '@/components/videos/channel-hero';
import { VideoList } from '@/components/videos/video-list';
import { Page } from '@/components/layout/page';
import { loadBusiness, loadFigures, loadVideos } from '@/lib/content/load';
import { paths } from '@/lib/site';
import { firstVideoPage } from '@/lib/videos';

export const metadata: Metadata = {
  title: 'Videos',
  description:
    'Videos on numerology: birth numbers one by one, names, mobile and house numbers, and readings before a match. They play on the page.',
};

export default async function VideosPage() {
  const { channel } = loadVideos();
  const subscribers = loadFigures().find(({ label }) => label === 'subscribers')?.value;
  return (
    <Page business={loadBusiness()} path={paths.videos}>
      <ChannelHero watch={channel.watch} subscribe={channel.subscribe} subscribers={subscribers} />
      <div className="wrap section">
        <VideoList first={await firstVideoPage()} channel={channel.watch} />
      </div>
    </Page>
  );
}
