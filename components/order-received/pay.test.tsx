import { render, screen, waitFor } from '@testing-library/react';
import { emptyCustomer } from '@/lib/order/fields';
import { UpiPay } from './pay';

const order = {
  invoiceId: 'INV-7C2EA90D4',
  date: 'November 20, 2026',
  currency: 'INR' as const,
  lines: [],
  total: 4700,
  customer: emptyCustomer,
};

it('draws the code once its drawing has come', async () => {
  render(<UpiPay order={order} upi={{ id: 'sample@upi', name: 'Sample' }} isWide />);
  const code = screen.getByRole('img', { name: /pays ₹4,700.00 to sample@upi/ });
  await waitFor(() => expect(code.querySelector('path')).toHaveAttribute('d'));
  expect(code.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1000);
});

it('folds the code on a phone, whose camera can’t see it', async () => {
  render(<UpiPay order={order} upi={{ id: 'sample@upi', name: 'Sample' }} isWide={false} />);
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByText('INV7C2EA90D4')).toBeVisible();
  const code = screen.getByRole('img', { hidden: true });
  await waitFor(() => expect(code.querySelector('path')).toHaveAttribute('d'));
});
