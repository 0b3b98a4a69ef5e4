import { render, screen } from '@testing-library/react';
import type { Currency } from '@/lib/markets/markets';
import { sampleBusiness } from '@/lib/order/mails/sample-order';
import { BankDetails } from './bank-details';

const show = (currency: Currency, sample = false) =>
  render(
    <BankDetails
      bank={sampleBusiness.bank}
      upi={sampleBusiness.upi}
      currency={currency}
      sample={sample}
    />,
  );

const labels = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

describe('the bank details', () => {
  it('begin with the account in India, and have UPI there', () => {
    show('INR');
    expect(labels()).toEqual([
      'Account name',
      'Account number',
      'IFSC code',
      'Bank and branch',
      'UPI ID',
      'Swift code',
    ]);
  });

  it('begin with Swift abroad, where UPI does not reach', () => {
    show('USD');
    expect(labels()).toEqual([
      'Swift code',
      'Account name',
      'Account number',
      'Bank and branch',
      'IFSC code',
    ]);
  });

  it('copy the account number without its spaces', () => {
    show('INR');
    expect(screen.getByRole('button', { name: /Copy account number/ })).toHaveAttribute(
      'data-copy',
      '000011112222',
    );
  });

  it('warn while they are samples', () => {
    show('INR', true);
    expect(
      screen.getByText('These bank details are samples for trying the site. Do not send money.'),
    ).toBeVisible();
  });
});
