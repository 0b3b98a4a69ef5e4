import { render, screen } from '@testing-library/react';
import { sampleBusiness } from '@/lib/order/mails/sample-order';
import { sampleService } from '@/lib/services/sample-service';
import type { Currency } from '@/lib/markets/markets';
import type { Service } from '@/lib/services/catalogue';
import { ServiceDetail } from './service-detail';

const show = (currency: Currency, given: Partial<Service> = {}) =>
  render(
    <ServiceDetail
      service={sampleService(given)}
      currency={currency}
      person={{ name: 'Meera Joshi', languages: 'Hindi or Marathi', minutes: 90 }}
      steps={[{ title: 'Book', text: 'Fill in the form.' }]}
      bank={sampleBusiness.bank}
      sample={false}
    />,
  );

describe("a service's page", () => {
  it('books at the checkout, in its currency, from the page and from the bar', () => {
    show('USD');
    const ways = screen.getAllByRole('link', { name: 'Book Your Appointment' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/checkout?service=5&currency=usd',
      '/checkout?service=5&currency=usd',
    ]);
    expect(screen.getAllByText('$50')).toHaveLength(2);
  });

  it('works the example out, says how to proceed, what to send and that sales are final, and leads back', () => {
    show('INR');
    expect(screen.getByText('1 + 3 + 5 + 1 = 10')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'How to Proceed with Us?' })).toBeVisible();
    expect(screen.getByText('Fill in the form.')).toBeVisible();
    expect(screen.getByText('Date of birth')).toBeVisible();
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(to('Terms and Conditions')).toBe('/termscondition');
    expect(to('All services')).toBe('/services');
  });

  it('says beside the price who reads, in which languages, and how long its own call is', () => {
    show('INR', { minutes: 45 });
    expect(screen.getByText('Meera Joshi')).toBeVisible();
    expect(screen.getByText('Reads in Hindi or Marathi. Calls of about 45 minutes.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Example readings' })).toBeVisible();
  });

  it('answers what buyers ask, and leaves the heading out where nothing is asked', () => {
    const { unmount } = show('INR', {
      questions: [{ question: 'Maiden name or married name?', answer: 'Send both.' }],
    });
    expect(screen.getByRole('heading', { name: 'Questions before you book' })).toBeVisible();
    expect(screen.getByText('Maiden name or married name?').closest('details')).toHaveTextContent(
      'Send both.',
    );
    unmount();
    show('INR');
    expect(screen.queryByRole('heading', { name: /^Questions/ })).toBeNull();
  });

  it('offers the other currency only where it is sold there', () => {
    const { unmount } = show('USD');
    expect(screen.getByRole('link', { name: 'See this service in rupees' })).toHaveAttribute(
      'href',
      '/subcard/5',
    );
    unmount();
    show('USD', { lists: ['USD'] });
    expect(screen.queryByRole('link', { name: /in rupees/ })).not.toBeInTheDocument();
  });
});
