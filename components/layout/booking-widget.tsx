import type { Business } from '@/lib/content/business-schema';
import { hoursInIndia } from '@/lib/time';
import { answerTime } from '@/lib/promises';
import { paths } from '@/lib/site';
import { ButtonLink, Icon, Link, PageIcon } from '../ui';
import button from '../ui/button.module.scss';
import styles from './booking-widget.module.scss';

export type BookingFacts = Pick<Business, 'phone' | 'whatsapp'>;

type BookingWidgetProps = { business: BookingFacts; message?: string };

/** Animated for three seconds in each of two styles: longer ones need a stop (WCAG 2.2.2). */
export function BookingWidget({ business, message }: BookingWidgetProps) {
  const chat = `https://wa.me/${business.whatsapp}`;
  return (
    <aside className={`no-print ${styles.widget}`} aria-label="Booking">
      <details id="booking" data-menu>
        <summary className={`${button.button} ${styles.button}`}>
          <PageIcon name="calendar" />
          <span className={styles.label}>Book your appointment</span>
        </summary>
        <div className={`panel ${styles.panel}`} role="group" aria-labelledby="booking-title">
          <h2 id="booking-title" className="title-3">
            Book Your Appointment
          </h2>
          <p className="above-2">
            By phone or WhatsApp. To order a reading,{' '}
            <Link href={paths.services}>choose a service</Link>.
          </p>
          <p className="muted above-2">
            Available between <span className="nowrap">{hoursInIndia}</span>
          </p>
          <div className="flow above-4">
            <div>
              <ButtonLink href={`tel:${business.phone.dial}`} className={styles.call}>
                <PageIcon name="phone" />
                Call Now
              </ButtonLink>
              <p className={`fine above-2 ${styles.opens}`} hidden />
            </div>
            <ButtonLink
              href={message ? `${chat}?text=${encodeURIComponent(message)}` : chat}
              look="line"
              newTab
            >
              <Icon name="chat" />
              WhatsApp Now
            </ButtonLink>
          </div>
          <p className="muted fine above-4">{`We value your time. Response within ${answerTime}.`}</p>
        </div>
      </details>
    </aside>
  );
}
