import { readOutbox } from '@/lib/mail/outbox';
import { env } from '@/lib/settings/env';
import { outboxMail, outboxResponse } from '../pages';

export const dynamic = 'force-dynamic';

export const GET = (_request: Request, { params }: { params: Promise<{ id: string }> }) =>
  outboxResponse(async () => {
    const mail = await readOutbox(env.OUTBOX_DIR, (await params).id);
    return mail && outboxMail(mail);
  });
