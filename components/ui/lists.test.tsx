import { render, screen } from '@testing-library/react';
import type { Currency } from '@/lib/markets/markets';
import { sampleBusiness } from '@/lib/order/mails/sample-order';
import { BankDetails } from './lists';

const show = (currency: Currency, sample = false) =>
  render(<BankDetails {...sampleBusiness} currency={currency} sample={sample} />);

describe('the bank details', () => {
  it.each([
    ['INR', 'Account name, Account number, IFSC code, Bank and branch, UPI ID, Swift code'],
    ['USD', 'Swift code, Account name, Account number, Bank and branch, IFSC code'],
  ] as const)('of an order in %s are %s', (currency, labels) => {
    show(currency);
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms.join(', ')).toBe(labels);
  });

  it('copy the account number without its spaces, and warn while they are samples', () => {
    show('INR', true);
    expect(screen.getByRole('button', { name: /Copy account number/ })).toHaveAttribute(
      'data-copy',
      '000011112222',
    );
    expect(
      screen.getByText('These bank details are samples for trying the site. Do not send money.'),
    ).toBeVisible();
  });
});
