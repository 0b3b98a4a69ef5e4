/** @jest-environment node */
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import PrivacyPage from '@/app/privacypolicy/page';
import { env } from '@/lib/settings/env';
import { SitePage } from './site-page';

const htmlOf = async (page: React.ReactNode) => text((await prerenderToNodeStream(page)).prelude);

const page = () => htmlOf(<SitePage path="/about">Text</SitePage>);

it('has the script that counts visits where one is set, and names its host on the privacy page', async () => {
  expect(await page()).not.toContain('<script async');
  const src = 'https://stats.example.com/count.js';
  const sends = 'https://stats.example.com/count';
  env.ANALYTICS_SCRIPT = { src, 'data-goatcounter': sends };
  expect(await page()).toContain(
    `<script data-keep="" async="" src="${src}" data-goatcounter="${sends}"></script>`,
  );
  expect(await htmlOf(<PrivacyPage />)).toContain('<strong>stats.example.com</strong>');
});
