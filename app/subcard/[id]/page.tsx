import { servicePages } from '@/app/service-page';
import { market } from '@/lib/markets/india';

export const dynamicParams = false;

const pages = servicePages(market.code);

export const generateStaticParams = pages.generateStaticParams;
export const generateMetadata = pages.generateMetadata;
export default pages.ServicePage;
