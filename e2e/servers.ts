/** Where the tests' servers listen. */
export const ports = { site: 3210, outbox: 3211, standIn: 3212, edited: 3213 };

export const ownerEmail = 'owner@practice.example';

/** The environment of the site that sends through the stand-in. */
export const standInEnv = {
  SITE_URL: `http://localhost:${ports.site}`,
  SENDGRID_API_KEY: 'SG.stand-in',
  SENDGRID_BASE_URL: `http://localhost:${ports.standIn}`,
  EMAIL_FROM: 'site@practice.example',
  EMAIL_FROM_NAME: 'Navank',
  OWNER_EMAIL: ownerEmail,
  OWNER_NAME: 'The practice',
};
