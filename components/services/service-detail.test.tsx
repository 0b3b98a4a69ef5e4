import { render, screen } from '@testing-library/react';
import { sampleBusiness } from '@/lib/order/mails/sample-order';
import { sampleService } from '@/lib/services/test-kit';
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

const to = (name: string) =>
  screen.queryAllByRole('link', { name }).map((link) => link.getAttribute('href'));

it('books at the checkout from the page and from the bar', () => {
  show('USD');
  const checkout = '/checkout?service=5&currency=usd';
  expect(to('Book Your Appointment')).toEqual([checkout, checkout]);
  expect(screen.getAllByText('$50')).toHaveLength(2);
});

it('offers the other currency only where the service is sold in it', () => {
  const { unmount } = show('USD');
  expect(to('See this service in rupees')).toEqual(['/subcard/5']);
  unmount();
  show('USD', { lists: ['USD'] });
  expect(to('See this service in rupees')).toEqual([]);
});

it('leads to the service that fits another question better', () => {
  const question = 'Only a shop?';
  render(
    <ServiceDetail
      service={sampleService()}
      instead={[{ question, title: 'Business name suggestion', href: '/subcard/6' }]}
      currency="INR"
      person={{ languages: 'Hindi' }}
      steps={[]}
      bank={sampleBusiness.bank}
      sample={false}
    />,
  );
  expect(screen.getByText(question)).toHaveTextContent('Only a shop? Business name suggestion');
  expect(to('Business name suggestion')).toEqual(['/subcard/6']);
});

it('asks who is in a hurry to ask first, and names the quicker way with its price', () => {
  const quick = sampleService({ id: 11, title: 'Urgent consultation' });
  render(
    <ServiceDetail
      service={sampleService({ hurry: 'Held for a few days?' })}
      quick={{ ...quick, prices: { INR: 10000, USD: 200 } }}
      currency="INR"
      person={{ languages: 'Hindi' }}
      steps={[]}
      bank={sampleBusiness.bank}
      sample={false}
    />,
  );
  expect(screen.getByRole('link', { name: 'Ask first' }).closest('dd')).toHaveTextContent(
    'Held for a few days? Ask first, or book Urgent consultation, ₹10,000',
  );
  expect(to('Ask first')).toEqual(['/contact']);
});

it('works the example out, says how to proceed, what to send, who reads and what buyers ask', () => {
  const questions = [{ question: 'Maiden name or married name?', answer: 'Send both.' }];
  const { unmount } = show('INR', { minutes: 45, questions });
  for (const words of [
    ...['1 + 3 + 5 + 1 = 10', 'How to Proceed with Us?', 'Fill in the form.', 'Date of birth'],
    ...['Meera Joshi', 'Consultations in Hindi or Marathi. Calls of about 45 minutes.'],
    ...['Questions before you book', 'Maiden name or married name?'],
  ])
    expect(screen.getByText(words)).toBeVisible();
  expect(to('Terms and Conditions')).toEqual(['/termscondition']);
  unmount();
  show('INR');
  expect(screen.queryByText('Questions before you book')).toBeNull();
});
