import { servicePages } from '@/app/service-page';

export const dynamicParams = false;

const pages = servicePages('USD');

export const generateStaticParams = pages.generateStaticParams;
export const generateMetadata = pages.generateMetadata;
export default pages.ServicePage;
