import 'server-only';
import { loadBusiness, loadServices } from '../../content/load';
import { env } from '../../settings/env';

export const mailContext = () => ({
  business: loadBusiness(),
  services: loadServices(),
  ownerEmail: env.OWNER_EMAIL,
  siteUrl: env.SITE_URL,
});
