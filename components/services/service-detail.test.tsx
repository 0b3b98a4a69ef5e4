import type { ComponentProps } from 'react';
import { render, screen } from '@testing-library/react';
import { sampleBusiness } from '@/lib/order/mails/sample-order';
import { sampleService } from '@/lib/services/test-kit';
import type { Currency } from '@/lib/markets/markets';
import type { OpenReading } from '@/lib/content/readings-schema';
import type { Service } from '@/lib/services/catalogue';
import { ServiceDetail } from './service-detail';

const reading: OpenReading = {
  service: 5,
  name: 'Meena',
  born: 'Born on 14-8-1992',
  invented: 'Meena is invented.',
  lines: [
    {
      item: 'ASHA',
      text: '10 → 1, a friend of both.',
      sums: [{ kind: 'name', value: 'ASHA', path: '10 → 1' }],
      note: { title: 'The name', text: 'Letter by letter.' },
    },
    { item: '14', text: '1 + 4 = 5.', sums: [{ kind: 'digits', value: '14', path: '5' }] },
    { grid: '14-8-1992', text: 'Empty are 3 and 6.', sums: [] },
  ],
};

const show = (
  currency: Currency,
  service: Partial<Service> = {},
  props: Partial<ComponentProps<typeof ServiceDetail>> = {},
) =>
  render(
    <ServiceDetail
      service={sampleService(service)}
      reading={reading}
      practice="Navank"
      currency={currency}
      person={{ name: 'Meera Joshi', languages: 'Hindi or Marathi', minutes: 90 }}
      steps={[{ title: 'Book', text: 'Fill in the form.' }]}
      bank={sampleBusiness.bank}
      sample={false}
      {...props}
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
  const instead = [{ question, title: 'Business name suggestion', href: '/subcard/6' }];
  show('INR', {}, { instead });
  expect(screen.getByText(question)).toHaveTextContent('Only a shop? Business name suggestion');
  expect(to('Business name suggestion')).toEqual(['/subcard/6']);
});

it('asks who is in a hurry to ask first, and names the quicker way with its price', () => {
  const quick = sampleService({ id: 11, title: 'Urgent consultation' });
  show(
    'INR',
    { hurry: 'Held for a few days?' },
    { quick: { ...quick, prices: { INR: 10000, USD: 200 } } },
  );
  expect(screen.getByRole('link', { name: 'Ask first' }).closest('dd')).toHaveTextContent(
    'Held for a few days? Ask first, or book Urgent consultation, ₹10,000',
  );
  expect(to('Ask first')).toEqual(['/contact']);
});

it('draws its sheet with every sum, and leads from a mark to its note and back', () => {
  show('INR');
  const drawings = screen.getAllByRole('img').map((drawing) => drawing.getAttribute('aria-label'));
  expect(drawings).toEqual([
    'A 1, S 3, H 5, A 1: 1 + 3 + 5 + 1 = 10',
    '1 + 4 = 5',
    'Lo Shu grid, in which 3 and 6 are empty',
  ]);
  expect(screen.getByText('This is what arrives. Meena is invented.')).toBeVisible();
  expect(to('Note 1: The name')).toEqual(['#name-note-1']);
  expect(document.getElementById('name-note-1')).toHaveTextContent('Letter by letter.');
  expect(document.querySelector('#name-note-1 a')).toHaveAttribute('href', '#name-mark-1');
});

it('says how to proceed, what to send, who reads and what buyers ask', () => {
  const questions = [{ question: 'Maiden name or married name?', answer: 'Send both.' }];
  const { unmount } = show('INR', { minutes: 45, questions });
  for (const words of [
    ...['How to Proceed with Us?', 'Fill in the form.', 'Date of birth'],
    ...['Meera Joshi', 'Consultations in Hindi or Marathi. Calls of about 45 minutes.'],
    ...['Questions before you book', 'Maiden name or married name?'],
  ])
    expect(screen.getByText(words)).toBeVisible();
  expect(to('Terms and Conditions')).toEqual(['/termscondition']);
  unmount();
  show('INR');
  expect(screen.queryByText('Questions before you book')).toBeNull();
});
