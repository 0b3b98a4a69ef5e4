import { startStandIn } from '@/e2e/stand-in.mjs';

/** A mail provider for the routes of a test file; each test has a mailbox and limits of its own. */
export function ownProvider() {
  const provider = {} as Awaited<ReturnType<typeof startStandIn>>;
  beforeAll(async () => {
    Object.assign(provider, await startStandIn());
    Object.assign(process.env, {
      SENDGRID_API_KEY: 'SG.secret',
      SENDGRID_BASE_URL: provider.url,
      EMAIL_FROM: 'bookings@example.com',
      EMAIL_FROM_NAME: 'Practice',
      OWNER_EMAIL: 'owner@example.com',
    });
  });
  beforeEach(() => {
    Reflect.deleteProperty(globalThis, 'practiceStore');
    provider.clear();
  });
  afterAll(() => provider.stop());
  return provider;
}
