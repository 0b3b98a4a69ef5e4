export const ownerEmail = 'owner@practice.example';

/**
 * The environment of a site that sends through a stand-in, for tests and measurements.
 * @param {string} siteUrl
 * @param {string} providerUrl
 */
export const envWith = (siteUrl, providerUrl) => ({
  SITE_URL: siteUrl,
  SENDGRID_API_KEY: 'SG.stand-in',
  SENDGRID_BASE_URL: providerUrl,
  EMAIL_FROM: 'site@practice.example',
  EMAIL_FROM_NAME: 'Navank',
  OWNER_EMAIL: ownerEmail,
  OWNER_NAME: 'The practice',
  // Each visitor says in X-Forwarded-For who it is, as a proxy would.
  TRUST_PROXY: '1',
});
