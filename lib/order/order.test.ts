import { home, perCurrency } from '../markets/currency';
import { emptyCustomer } from './fields';
import { buildOrder, invoiceId, plainReference } from './order';

const key = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const services = [
  {
    id: 3,
    title: 'Mobile Number Selection',
    prices: perCurrency((currency) => (currency === home ? 1900 : 40)),
  },
  {
    id: 1,
    title: 'Vehicle Number Selection',
    prices: perCurrency((currency) => (currency === home ? 2800 : 50)),
  },
];

describe('an order', () => {
  it('gets its id from its key, so that the same attempt has the same id', () => {
    expect(invoiceId(key)).toBe('INV-F47A3D479');
    expect(plainReference(invoiceId(key))).toBe('INVF47A3D479');
  });

  it('is priced by the catalogue, line by line, in one currency', () => {
    const order = buildOrder(key, services, 'USD', emptyCustomer, new Date());
    expect(order.lines).toEqual([
      { serviceId: 3, title: 'Mobile Number Selection', amount: 40 },
      { serviceId: 1, title: 'Vehicle Number Selection', amount: 50 },
    ]);
    expect(order.total).toBe(90);
  });

  it('carries the date in India', () => {
    const lateInLondon = new Date('2026-11-20T20:00:00Z');
    const { date } = buildOrder(key, services, 'INR', emptyCustomer, lateInLondon);
    expect(date).toBe('November 21, 2026');
  });
});
