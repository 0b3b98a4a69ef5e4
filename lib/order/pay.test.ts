import { emptyCustomer } from './fields';
import { buildOrder, upiFor, type Order } from './order';
import { mailLink, whatsappLink } from '../site';
import { sampleBusiness, sampleOrder } from './mails/sample-order';
import { missingCopyLinks, payRows, tellLinks, upiLink } from './pay';

const order = sampleOrder('INR', { firstName: 'Asha & Co', lastName: '#1+1' });

const copied = (paid: Order) => payRows(paid, sampleBusiness.bank).map(({ bare }) => bare);

it('copies what a bank form takes, with the reference’s hyphen first in India and last for Swift', () => {
  const [whole, plain] = ['INV-7C2EA90D4', 'INV7C2EA90D4'];
  expect(copied(order).slice(0, 3)).toEqual(['4700.00', whole, plain]);
  expect(copied({ ...order, currency: 'USD' }).slice(0, 3)).toEqual(['4700.00', plain, whole]);
  expect(copied(order)).toContain('000011112222');
  const rows = payRows(order, sampleBusiness.bank);
  const labels = (of: (row: (typeof rows)[number]) => unknown) =>
    rows.flatMap((row) => (of(row) ? row.label : [])).join();
  expect(labels(({ key }) => key)).toBe('Amount,Reference');
  expect(labels(({ note }) => note === 'Copied without spaces.')).toBe('Account number');
});

it('has its number from its id, and the date of its day in India', () => {
  const lateInLondon = new Date('2026-11-20T20:00:00Z');
  const id = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
  expect(buildOrder(id, [], 'INR', emptyCustomer, lateInLondon)).toMatchObject({
    invoiceId: 'INV-F47A3D479',
    date: 'November 21, 2026',
  });
});

it('fills amount and reference into the UPI link and writes spaces as %20', () => {
  expect(upiLink(order, { id: 'sample@upi', name: 'Sample & Sons' })).toBe(
    'upi://pay?pa=sample@upi&pn=Sample%20%26%20Sons&am=4700.00&cu=INR&tr=INV7C2EA90D4&tn=Order%20INV7C2EA90D4',
  );
});

it('writes the whole message into both links', () => {
  const { whatsapp, email } = tellLinks(order, sampleBusiness, 'UTR 12&3', ['Born: 1983-11-29']);
  const lines = [
    'Order ID: INV-7C2EA90D4',
    'Amount: ₹4,700.00',
    'Name: Asha & Co #1+1',
    'Payment reference: UTR 12&3',
    'Born: 1983-11-29',
  ];
  expect(whatsapp).toBe(whatsappLink('910000000000', lines.join('\n')));
  const subject = 'For the reading of order INV-7C2EA90D4';
  expect(email).toBe(mailLink('hello@example.com', subject, lines.join('\n')));
});

it('claims no payment when no reference was typed', () => {
  const { whatsapp } = tellLinks(order, sampleBusiness, '  ', []);
  expect(new URL(whatsapp).searchParams.get('text')).toContain('when I have paid');
  expect(tellLinks(order, sampleBusiness, undefined, []).whatsapp).not.toContain('paid');
});

it('asks for a confirmation that did not come, by the address to which it shall go', () => {
  const { searchParams } = new URL(missingCopyLinks(order, sampleBusiness).email);
  expect(searchParams.get('subject')).toBe('Confirmation of order INV-7C2EA90D4');
  expect(searchParams.get('body')).toMatch(/INV-7C2EA90D4\r\nName: .+\r\nEmail: asha@example.com$/);
});

it('offers UPI in rupees only, and up to what its apps usually pass at once', () => {
  const upi = { id: 'sample@upi', name: 'Sample Account Name', limit: 100_000 };
  expect(upiFor({ ...order, total: 100_000 }, upi)).toBe(upi);
  expect(upiFor({ ...order, total: 100_001 }, upi)).toBeUndefined();
  expect(upiFor({ ...order, total: 100_001 }, { ...upi, limit: undefined })).toBeDefined();
  expect(upiFor(order, undefined)).toBeUndefined();
  expect(upiFor({ ...order, currency: 'USD' }, upi)).toBeUndefined();
});
