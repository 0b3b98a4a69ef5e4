import { useState } from 'react';
import { paying } from '@/lib/markets/markets';
import type { Order } from '@/lib/order/order';
import { proofLinks, type Payee } from '@/lib/order/pay';
import { ButtonLink, Buttons } from '../ui/button';
import { Field } from '../ui/field';
import { Icon } from '../ui/icon';
import styles from './paid-form.module.scss';

/** Writes the message that the visitor then sends; nothing is sent or confirmed from here. */
export function PaidForm({ order, payee }: { order: Order; payee: Payee }) {
  const [reference, setReference] = useState('');
  const links = proofLinks(order, payee, reference);
  const { label, hint } = paying[order.currency].proof;
  return (
    <section className={styles.paid} aria-labelledby="paid">
      <div>
        <h2 id="paid">I have paid</h2>
        <p>
          Tell us the number of your payment. The buttons open WhatsApp or your email with the
          message written, and you press send. This confirms nothing yet: we check the account and
          reply within <span className="nowrap">1-2 days</span>.
        </p>
      </div>
      <div>
        <Field
          id="paid-reference"
          label={label}
          hint={hint}
          value={reference}
          onChange={(event) => setReference(event.target.value)}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Buttons wide className={styles.ways}>
          <ButtonLink href={links.whatsapp} newTab>
            <Icon name="chat" />
            Send on WhatsApp
          </ButtonLink>
          <ButtonLink href={links.email} look="line">
            <Icon name="mail" />
            Send by email
          </ButtonLink>
        </Buttons>
      </div>
    </section>
  );
}
