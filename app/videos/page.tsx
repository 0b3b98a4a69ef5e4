import { SitePage } from '@/app/site-page';
import { VideoList } from '@/components/videos/video-list';
import { ChannelHero } from '@/components/videos/watch-page';
import { loadList } from '@/lib/content/load';
import { metadataAt } from '@/lib/seo/metadata';
import { paths } from '@/lib/site';
import { firstVideoPage } from '@/lib/videos/videos';

export const generateMetadata = () => metadataAt(paths.videos);

export default async function VideosPage() {
  const { channel, videos } = loadList('videos');
  const subscribers = loadList('figures').find(
    ({ label, sample }) => label === 'subscribers' && !sample,
  )?.value;
  return (
    <SitePage path={paths.videos}>
      <ChannelHero watch={channel.watch} subscribe={channel.subscribe} subscribers={subscribers} />
      <div className="wrap section">
        <VideoList
          first={await firstVideoPage()}
          channel={channel.watch}
          pages={videos.map(({ id }) => id)}
        />
      </div>
    </SitePage>
  );
}
