import { render, screen } from '@testing-library/react';
import { sampleService } from '@/lib/services/test-kit';
import { ServiceCard } from './service-card';

it('shows price, rating and duration, one link to the service, and the button of the cart', () => {
  render(<ServiceCard service={sampleService()} currency="USD" />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Name spelling change' })).toHaveAttribute(
    'href',
    '/usdservices/5',
  );
  expect(screen.getByText('$50')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Rated 4.5 of 5' })).toBeVisible();
  expect(screen.getByText('Delivered in 25-30 Days')).toBeVisible();
  const cart = { name: /^Add To Cart\b.*Name spelling change$/ };
  expect(screen.getByRole('button', cart)).toBeVisible();
});

it('says of a call that it takes place, and leaves the rating out where there is none', () => {
  const call = sampleService({ appointment: 'phone', rating: undefined });
  render(<ServiceCard service={call} currency="INR" />);
  expect(screen.getByText('Takes place in 25-30 Days')).toBeVisible();
  expect(screen.queryByRole('img', { name: /of 5/ })).not.toBeInTheDocument();
});
