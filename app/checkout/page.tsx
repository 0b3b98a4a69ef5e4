import { Checkout } from '@/components/checkout/checkout';
import { Page } from '@/components/layout/page';
import { Link, Notice } from '@/components/ui';
import { loadBusiness, loadList, loadServices } from '@/lib/content/load';
import { unlistedMetadata } from '@/lib/seo/metadata';
import { paths, whatsappLink } from '@/lib/site';
import styles from './page.module.scss';

export const generateMetadata = () =>
  unlistedMetadata('Checkout Form', 'Order one or several services and pay by bank transfer.');

export default function CheckoutPage() {
  const business = loadBusiness();
  const { bank, upi, phone, whatsapp, email } = business;
  const services = loadServices().map(({ id, title, prices, lists, ask, duration }) => ({
    id,
    title,
    prices,
    lists,
    ask,
    duration,
  }));
  return (
    <Page business={business} path={paths.checkout} booking={false}>
      <div className="wrap section-end">
        <noscript>
          <div className="above-5">
            <Notice kind="quiet">
              <p>
                This form needs JavaScript, which is switched off or did not load. Order without it
                by phone on <Link href={`tel:${phone.dial}`}>{phone.display}</Link>, by email to{' '}
                <Link href={`mailto:${email}`}>{email}</Link>, or on WhatsApp:
              </p>
              <ul className={`above-3 ${styles.byMessage}`}>
                {services.map(({ id, title }) => (
                  <li key={id}>
                    <Link href={whatsappLink(whatsapp, `I would like to order: ${title}`)} newTab>
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </Notice>
          </div>
        </noscript>
        <Checkout
          services={services}
          asked={loadList('listings').home.asked}
          business={{
            bank,
            bankIsSample: business.samples.includes('bank'),
            upi,
            phone,
            whatsapp,
            email,
            asksLanguage: business.languages.length > 1,
          }}
        />
      </div>
    </Page>
  );
}
