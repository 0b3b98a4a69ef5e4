import { render, screen } from '@testing-library/react';
import { loadPredictions, loadServices } from '@/lib/content/load';
import { PredictionArticle, PredictionSheet, WrittenBefore } from './predictions';

it.each([
  ['2026-05-30', '2026-05-31', 'Written before the event'],
  ['2026-05-31', '2026-05-31', 'Written after the event'],
  ['2026-11-21', '2016-05-31', 'Written after the event'],
  ['2026-11-21', undefined, 'An invented example'],
])('of a text from %s on an event of %s it is said: %s', (published, event, says) => {
  const { container } = render(<WrittenBefore published={published} event={event} />);
  expect(container).toHaveTextContent(says);
});

it('each card says when it was written', () => {
  render(<PredictionSheet predictions={loadPredictions()} />);
  for (const card of screen.getAllByRole('listitem').filter((one) => one.querySelector('h2')))
    expect(card).toHaveTextContent(/Written (before|after) the event|An invented example/);
});

it.each(loadPredictions().filter(({ sober }) => sober))(
  'where people died nothing is sold: $title',
  (prediction) => {
    const services = loadServices().filter(({ id }) => prediction.services.includes(id));
    render(<PredictionArticle prediction={prediction} services={services} />);
    expect(screen.getByText('Written after the event')).toBeVisible();
    for (const link of screen.getAllByRole('link'))
      expect(link).not.toHaveAttribute('href', expect.stringMatching(/subcard|services|checkout/));
  },
);
