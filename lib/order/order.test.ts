import { emptyCustomer } from './fields';
import { sampleOrder } from './mails/sample-order';
import { buildOrder, invoiceId, plainReference } from './order';

const key = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';

it('has the id of an order from its key, so that the same attempt has the same', () => {
  expect(invoiceId(key)).toBe('INV-F47A3D479');
  expect(plainReference(invoiceId(key))).toBe('INVF47A3D479');
});

it('prices an order by the catalogue, line by line, in one currency', () => {
  const lines = [
    { serviceId: 3, title: 'Mobile Number Selection', amount: 10 },
    { serviceId: 5, title: 'Name spelling change or Baby name suggestion', amount: 50 },
  ];
  expect(sampleOrder('USD')).toMatchObject({ currency: 'USD', lines, total: 60 });
});

it('dates an order by the day in India', () => {
  const lateInLondon = new Date('2026-11-20T20:00:00Z');
  expect(buildOrder(key, [], 'INR', emptyCustomer, lateInLondon).date).toBe('November 21, 2026');
});
