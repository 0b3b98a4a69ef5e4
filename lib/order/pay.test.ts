import { emptyCustomer } from './fields';
import { upiFor, type Order } from './order';
import { sampleBusiness } from './mails/sample-order';
import { missingCopyLinks, payRows, tellLinks, upiLink } from './pay';

const order: Order = {
  invoiceId: 'INV-7C2EA90D4',
  date: 'November 20, 2026',
  currency: 'INR',
  lines: [{ serviceId: 5, title: 'Name spelling change', amount: 4700 }],
  total: 4700,
  customer: { ...emptyCustomer, firstName: 'Asha & Co', lastName: '#1+1' },
};

const copied = (paid: Order) => payRows(paid, sampleBusiness.bank).map(({ bare }) => bare);

it('copies what a bank form takes: no currency sign, no spaces', () => {
  expect(copied(order)).toEqual(expect.arrayContaining(['4700.00', '000011112222']));
});

it('puts the reference with its hyphen first in India, and without it for Swift', () => {
  expect(copied(order).slice(1, 3)).toEqual(['INV-7C2EA90D4', 'INV7C2EA90D4']);
  expect(copied({ ...order, currency: 'USD' }).slice(1, 3)).toEqual([
    'INV7C2EA90D4',
    'INV-7C2EA90D4',
  ]);
});

it('fills amount and reference into the UPI link and writes spaces as %20', () => {
  expect(upiLink(order, { id: 'sample@upi', name: 'Sample & Sons' })).toBe(
    'upi://pay?pa=sample@upi&pn=Sample%20%26%20Sons&am=4700.00&cu=INR&tr=INV7C2EA90D4&tn=Order%20INV7C2EA90D4',
  );
});

it('carries every sign of the message through both links', () => {
  const links = tellLinks(order, sampleBusiness, 'UTR 12&3#4+5', ['Born: 1983-11-29']);
  const whatsapp = new URL(links.whatsapp);
  const email = new URL(links.email);
  const lines = [
    'Order ID: INV-7C2EA90D4',
    'Amount: ₹4,700.00',
    'Name: Asha & Co #1+1',
    'Payment reference: UTR 12&3#4+5',
    'Born: 1983-11-29',
  ];
  expect(whatsapp.pathname).toBe('/910000000000');
  expect(whatsapp.searchParams.get('text')).toBe(lines.join('\n'));
  expect(email.pathname).toBe('hello@example.com');
  expect(email.searchParams.get('body')).toBe(lines.join('\r\n'));
  expect(email.searchParams.get('subject')).toBe('For the reading of order INV-7C2EA90D4');
});

it('claims no payment when no reference was typed, and survives half an emoji', () => {
  const { whatsapp } = tellLinks(order, sampleBusiness, '  ', []);
  expect(new URL(whatsapp).searchParams.get('text')).toContain('when I have paid');
  expect(tellLinks(order, sampleBusiness, undefined, []).whatsapp).not.toContain('paid');
  expect(tellLinks(order, sampleBusiness, '12\ud83d', []).whatsapp).toMatch(/12$/);
});

it('asks for a confirmation that did not come, by the address to which it shall go', () => {
  const own = { ...order, customer: { ...order.customer, email: 'asha@example.com' } };
  const { searchParams } = new URL(missingCopyLinks(own, sampleBusiness).email);
  expect(searchParams.get('subject')).toBe('Confirmation of order INV-7C2EA90D4');
  expect(searchParams.get('body')).toMatch(/INV-7C2EA90D4\r\nName: .+\r\nEmail: asha@example.com$/);
});

it('offers UPI in rupees only, and up to what its apps usually pass at once', () => {
  const upi = { id: 'sample@upi', name: 'Sample Account Name', limit: 100_000 };
  expect(upiFor({ ...order, total: 100_000 }, upi)).toBe(upi);
  expect(upiFor({ ...order, total: 100_001 }, upi)).toBeUndefined();
  expect(upiFor({ ...order, total: 100_001 }, { ...upi, limit: undefined })).toBeDefined();
  expect(upiFor({ ...order, currency: 'USD' }, upi)).toBeUndefined();
});
