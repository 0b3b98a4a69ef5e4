import { render, screen } from '@testing-library/react';
import { sampleService } from '@/lib/services/sample-service';
import type { Currency } from '@/lib/markets/markets';
import { findPage, MissingService, missingTitles, servicePageIds } from './service-pages';

const services = [
  sampleService({ id: 1 }),
  sampleService({ id: 13, title: 'Telephonic Consultation', lists: ['USD'] }),
  sampleService({ id: 99, lists: [] }),
];

function show(id: string, currency: Currency) {
  const found = findPage(services, id, currency);
  if (found.kind === 'service') throw new Error(`${id} has a page`);
  render(<MissingService found={found} currency={currency} />);
  return missingTitles[found.kind];
}

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the pages of services', () => {
  it('are made for all that are on a list, and for unknown ids', () => {
    expect(servicePageIds(services)).toEqual([{ id: '1' }, { id: '13' }, { id: 'not-found' }]);
  });

  it("say 'Service not found' for an unknown id, with both lists", () => {
    const title = show('not-found', 'USD');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(hrefs()).toEqual(expect.arrayContaining(['/usdservice', '/services', '/contact']));
    expect(title).toBe('Service not found');
  });

  it("say 'No details available' for one sold in dollars only, and lead there", () => {
    const title = show('13', 'INR');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(hrefs()).toEqual(['/usdservices/13', '/services']);
    expect(title).toBe('No details available');
  });
});
