import type { Metadata } from 'next';
import { ContactPage } from '@/components/contact/contact-page';
import { Page } from '@/components/layout/page';
import { loadBusiness } from '@/lib/content/load';
import { paths } from '@/lib/site';

export const metadata: Metadata = {
  title: 'Contact Us',
  description:
    'Phone, WhatsApp and email of the practice, its hours in India and on your own clock, and a form to write to us.',
};

export default function Contact() {
  const business = loadBusiness();
  return (
    <Page business={business} path={paths.contact} quietBooking>
      <ContactPage business={business} />
    </Page>
  );
}
