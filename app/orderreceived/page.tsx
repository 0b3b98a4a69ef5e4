import { Page } from '@/components/layout/page';
import { OrderReceived } from '@/components/order-received/order-received';
import { shownFact } from '@/lib/content/business';
import { loadBusiness, loadServices } from '@/lib/content/load';
import { unlistedMetadata } from '@/lib/seo/metadata';
import { paths } from '@/lib/site';

export const generateMetadata = () =>
  unlistedMetadata(
    'Order Received',
    'Your order, how to pay it by bank transfer, and what happens next.',
  );

export default function OrderReceivedPage() {
  const business = loadBusiness();
  const { name, phone, whatsapp, email, bank, upi, samples } = business;
  return (
    <Page business={business} path={paths.orderReceived} booking={false}>
      <OrderReceived
        payee={{ name, phone, whatsapp, email, bank, upi }}
        needs={loadServices().map(({ id, duration, appointment, intake }) => ({
          id,
          duration,
          appointment,
          intake,
        }))}
        town={shownFact(business, 'sittings')?.town}
        sample={samples.includes('bank') || samples.includes('upi')}
      />
    </Page>
  );
}
