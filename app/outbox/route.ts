import { listOutbox } from '@/lib/mail/outbox';
import { env } from '@/lib/settings/env';
import { outboxList, outboxResponse } from './pages';

export const dynamic = 'force-dynamic';

export const GET = () =>
  outboxResponse(async () => outboxList(env.OUTBOX_DIR, await listOutbox(env.OUTBOX_DIR)));
