import { render, screen } from '@testing-library/react';
import { sampleBusiness } from '@/lib/order/mails/sample-order';
import { BankDetails } from './lists';

it.each([
  ['INR', 'Account name, Account number, IFSC code, Bank and branch, UPI ID, Swift code', true],
  ['USD', 'Swift code, Account name, Account number, Bank and branch, IFSC code', false],
] as const)(
  'the bank details in %s are %s, copied without spaces, with a warning of samples: %s',
  (...row) => {
    const [currency, labels, sample] = row;
    render(<BankDetails {...sampleBusiness} currency={currency} sample={sample} />);
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms.join(', ')).toBe(labels);
    const copy = screen.getByRole('button', { name: /Copy account number/ });
    expect(copy).toHaveAttribute('data-copy', '000011112222');
    expect(screen.queryAllByText(/samples .* Do not send money/)).toHaveLength(sample ? 1 : 0);
  },
);
