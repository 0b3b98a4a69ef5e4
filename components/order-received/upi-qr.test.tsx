import { render, screen, waitFor } from '@testing-library/react';
import { sampleOrder } from '@/lib/email/sample-order';
import { UpiPay } from './upi-qr';

it('draws the code once its drawing has come', async () => {
  render(<UpiPay order={sampleOrder()} upi={{ id: 'sample@upi', name: 'Sample' }} />);
  const code = screen.getByRole('img', { name: /pays ₹4,700.00 to sample@upi/ });
  await waitFor(() => expect(code.querySelector('path')).toHaveAttribute('d'));
  expect(code.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1000);
});
