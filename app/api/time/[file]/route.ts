import { loadBusiness } from '@/lib/content/load';
import { calendarFile } from '@/lib/order/calendar';
import { links } from '@/lib/links/links';
import { problem } from '@/lib/platform/responses';

export const dynamic = 'force-dynamic';

/** A time as a calendar file. Whoever fetches it changes nothing. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const token = /^(.+)\.ics$/.exec((await params).file)?.[1] ?? '';
  const event = await links()?.calendar.open(token);
  if (!event?.ok)
    return problem(
      404,
      'There is no calendar file at this address. Please open it from the email once more.',
    );
  return new Response(calendarFile(event.value, loadBusiness(), new Date()), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `inline; filename="${event.value.orderId}.ics"`,
      'Cache-Control': 'no-store',
    },
  });
}
