import { ButtonLink, Buttons } from '../ui/button';
import { Icon } from '../ui/icon';
import styles from './booking-widget.module.scss';

export type BookingFacts = { phone: { dial: string }; whatsapp: string };

type BookingWidgetProps = { business: BookingFacts; quiet?: boolean };

/**
 * The floating button and its panel, which public/site.js closes by Escape and by a press outside.
 * The two styles that alternate every three seconds are one CSS animation of six seconds.
 */
export function BookingWidget({ business, quiet = false }: BookingWidgetProps) {
  return (
    <aside
      className={quiet ? `${styles.widget} ${styles.quiet}` : styles.widget}
      aria-label="Booking"
    >
      <details id="booking" data-menu>
        <summary className={styles.button}>
          <Icon name="calendar" />
          <span className={styles.label}>Book your appointment</span>
        </summary>
        <div className={styles.panel} role="group" aria-labelledby="booking-title">
          <h2 id="booking-title">Book Your Appointment</h2>
          <p>
            Available between <span className="nowrap">6-9 PM</span>
          </p>
          <Buttons className={styles.ways}>
            <ButtonLink href={`tel:${business.phone.dial}`}>
              <Icon name="phone" />
              Call Now
            </ButtonLink>
            <ButtonLink href={`https://wa.me/${business.whatsapp}`} look="line" newTab>
              <Icon name="chat" />
              WhatsApp Now
            </ButtonLink>
          </Buttons>
          <p className={styles.promise}>We value your time. Response within 24 hours.</p>
        </div>
      </details>
    </aside>
  );
}
