import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ServiceNeeds } from '@/lib/order/intake';
import { sampleBusiness, sampleOrder } from '@/lib/order/mails/sample-order';
import type { OrderAnswer } from '@/lib/order/order';
import { storedOrderKey } from '@/lib/order/stored';
import { answers, fails, fetchMock, sent } from '../fetch-test-kit';
import { OrderReceived } from './order-received';

// Drawn later, from a file of its own: see pay.test.tsx.
jest.mock('uqr', () => {
  throw new Error('not fetched');
});

const rupees: OrderAnswer = { order: sampleOrder(), confirmationEmailed: true };

const dollars: OrderAnswer = {
  ...rupees,
  order: {
    ...rupees.order,
    currency: 'USD',
    lines: [{ serviceId: 10, title: 'Personal consultation', amount: 200 }],
    total: 200,
  },
};

const needs: ServiceNeeds[] = [
  {
    id: 3,
    duration: '25-30 Days',
    intake: [
      { label: 'Your date of birth', kind: 'date' },
      { label: 'Mobile numbers', kind: 'list' },
    ],
  },
  {
    id: 5,
    duration: 'By a day agreed with you',
    intake: [{ label: 'Your date of birth', kind: 'date', optional: true }],
  },
  { id: 10, appointment: true, intake: [{ label: 'Your name at birth', kind: 'name' }] },
];

const show = (stored?: unknown, sample = false) => {
  if (stored) localStorage.setItem(storedOrderKey, JSON.stringify(stored));
  render(<OrderReceived payee={sampleBusiness} sample={sample} needs={needs} />);
};

/** What the button of a row copies. */
const copies = (label: string) =>
  screen
    .getByText(label, { selector: 'dt' })
    .parentElement?.querySelector('button')
    ?.getAttribute('data-copy');

beforeAll(() => (AbortSignal.timeout ??= () => new AbortController().signal));

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

it('shows the facts of the order, what was ordered, every billing field, and no day where one is agreed', () => {
  show(rupees);
  expect(screen.queryByText(/your reading comes/i)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Order Received');
  expect(screen.getByText('Thank you! Your order has been received.')).toBeVisible();
  expect(screen.getByText(/A copy is on its way to asha@example.com\./)).toBeVisible();
  const receipt = screen.getByRole('article', { name: 'Your order' });
  for (const fact of ['INV-7C2EA90D4', 'November 20, 2026', 'Direct Bank Transfer'])
    expect(receipt).toHaveTextContent(fact);
  for (const value of Object.values(rupees.order.customer))
    expect(receipt).toHaveTextContent(value);
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual([
    'Mobile Number Selection₹1,900.00',
    'Name spelling change or Baby name suggestion₹2,800.00',
    'Subtotal₹4,700.00',
    'Total₹4,700.00',
  ]);
});

it.each([
  [
    'could not be sent',
    {},
    ['The confirmation could not be sent to asha@example.com'],
    /A copy is on its way/,
  ],
  [
    'waits with the order',
    { queued: true },
    [
      'reaches the practice within minutes',
      'The confirmation to asha@example.com follows',
      'keep the number INV-7C2EA90D4 and pay as usual',
    ],
    /could not be sent/,
  ],
  [
    'is one too many',
    { confirmation: 'limited' },
    [
      'No copy was mailed to asha@example.com',
      'has arrived at the practice: its number is INV-7C2EA90D4',
      'Save or print this page',
    ],
    /could not be sent/,
  ],
])('says calmly what becomes of a confirmation that %s', (_, answer, words, never) => {
  show({ ...rupees, confirmationEmailed: false, ...answer });
  for (const said of words) expect(screen.getByRole('status')).toHaveTextContent(said);
  expect(screen.queryByText(never)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says on paper too that the confirmation of a queued order follows', () => {
  show({ ...rupees, queued: true });
  const said = screen.getByText(/Thank you! Your order has been received\./);
  expect(said).toHaveTextContent('It is stored with us, and the confirmation follows by email.');
  expect(said).not.toHaveTextContent('A copy is on its way');
  expect(said.closest('.no-print')).toBeNull();
});

it('gives rupee orders the sum in words, bare values to copy, and UPI first: a code, and a button for the phone’s app', () => {
  show(rupees);
  const card = screen.getByRole('article', { name: /^Pay ₹ ?4,700\.00$/ });
  expect(card).toHaveTextContent('Four thousand seven hundred rupees, in one payment.');
  expect(copies('Amount')).toBe('4700.00');
  expect(copies('Account number')).toBe('000011112222');
  expect(copies('Reference')).toBe('INV-7C2EA90D4');
  expect(copies('UPI ID')).toBe('sample@upi');
  expect(within(card).getByRole('img')).toHaveAccessibleName(/pays ₹4,700.00 to sample@upi/);
  const ways = within(card).getAllByRole('heading', { level: 3 });
  expect(ways.map(({ textContent }) => textContent)).toEqual(['By UPI', 'By bank transfer']);
  expect(screen.getByRole('link', { name: 'Open my UPI app' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^upi:\/\/pay\?pa=sample@upi&.*&am=4700\.00&cu=INR&tr=INV7C2EA90D4&/),
  );
});

it('gives dollar orders the Swift spelling and the advice on charges, and no UPI', () => {
  show(dollars);
  expect(screen.getByRole('article', { name: 'Pay $200.00' })).toBeInTheDocument();
  expect(copies('Reference')).toBe('INV7C2EA90D4');
  expect(screen.getByRole('heading', { name: /Choose ‘OUR’ for charges/ })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'By UPI' })).not.toBeInTheDocument();
});

it('warns while the bank details are samples, and puts the typed reference into the messages', async () => {
  show(rupees, true);
  expect(screen.getByText(/are samples for trying the site. Do not send money/)).toBeVisible();
  const whatsapp = () => screen.getByRole('link', { name: /Send on WhatsApp/ });
  expect(whatsapp()).toHaveAttribute('href', expect.stringContaining('screenshot'));
  await userEvent.type(screen.getByLabelText(/UTR or bank reference/), '412345678901');
  expect(whatsapp()).toHaveAttribute('href', expect.stringContaining('412345678901'));
  expect(screen.getByRole('link', { name: 'Send by email' })).toHaveAttribute(
    'href',
    expect.stringContaining('412345678901'),
  );
});

it.each([
  ['nothing', undefined],
  ['something unreadable', { order: 'broken' }],
])('explains and shows ways on when the browser holds %s', (_, stored) => {
  show(stored);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Order Received');
  expect(screen.getByText('There is no order to show on this device.')).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/services', '/contact', '/termscondition']));
});

it('counts four steps, of which none is done before the payment, and says by which day the reading comes', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
  show({ ...rupees, order: { ...rupees.order, lines: rupees.order.lines.slice(0, 1) } });
  const steps = within(screen.getByRole('list', { name: 'Where your order is' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1Pay, this comes now',
    '2Tell us, later',
    '3We confirm, later',
    '4Reading, later',
  ]);
  expect(
    screen.getByText('Pay and tell us today, and your reading comes by 20 December 2026.'),
  ).toBeVisible();
  jest.useRealTimers();
});

it('says what it was told of a payment, and pays no second time', () => {
  const sent = { reference: '412345678901' };
  const draft = { order: rupees.order.invoiceId, typed: sent, sent };
  localStorage.setItem('intake', JSON.stringify({ ...draft, keptAt: Date.now() }));
  show(rupees);
  const card = screen.getByRole('article', { name: /^You told us of ₹ ?4,700\.00$/ });
  expect(card).toHaveTextContent('We check the account and reply within 1-2 days.');
  expect(within(card).getAllByRole('group')[0]).not.toHaveAttribute('open');
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('We confirm');
});

it('fills in the buyer’s name, and empties it for a reading of somebody else', async () => {
  show(dollars);
  const name = screen.getByLabelText('Your name at birth');
  expect(name).toHaveValue('Asha Example');
  await userEvent.click(screen.getByRole('button', { name: 'It is for somebody else' }));
  expect(name).toHaveValue('');
  expect(name).toHaveFocus();
  expect(screen.queryByRole('button', { name: /somebody else/ })).not.toBeInTheDocument();
});

it('folds account and address on a phone, and ends the form with one pair of buttons', () => {
  const width = jest.replaceProperty(window, 'innerWidth', 360);
  show(rupees);
  for (const title of ['By bank transfer', 'Billing address'])
    expect(screen.getByRole('heading', { name: title }).closest('details')).not.toHaveAttribute(
      'open',
    );
  const form = within(screen.getByRole('region', { name: 'What your reading needs' }));
  expect(form.getByRole('group', { name: 'I have paid' })).toBeVisible();
  expect(form.getAllByRole('link', { name: /^Send/ })).toHaveLength(2);
  width.restore();
});

it('takes a date in three boxes, and sends it as one', async () => {
  show(rupees);
  const born = within(screen.getByRole('group', { name: 'Mobile Number Selection' }));
  await userEvent.type(born.getByLabelText('Day'), '9');
  await userEvent.type(born.getByLabelText('Month'), '11');
  await userEvent.type(born.getByLabelText('Year'), '1983');
  expect(
    decodeURIComponent(
      screen.getByRole('link', { name: /Send by email/ }).getAttribute('href') ?? '',
    ),
  ).toContain('Your date of birth: 1983-11-09');
});

it('takes the order off the device and says so', async () => {
  show(rupees);
  await userEvent.click(screen.getByRole('button', { name: 'Remove this order from this device' }));
  expect(localStorage.getItem(storedOrderKey)).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('removed from this device');
  expect(screen.getByRole('status')).toHaveFocus();
});

it('prints the page itself when the browser blocks the print window', async () => {
  show(rupees);
  jest.spyOn(window, 'open').mockReturnValue(null);
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Print this order' }));
  expect(print).toHaveBeenCalledTimes(1);
});

describe('with a link in the address', () => {
  beforeEach(() => history.replaceState(null, '', '#order=token-1'));

  it('shows that order on any device, and keeps nothing of it there', async () => {
    answers(200, { order: dollars.order });
    show(rupees);
    expect(await screen.findByRole('article', { name: /^Pay \$200\.00$/ })).toBeVisible();
    expect(sent().body).toEqual({ token: 'token-1' });
    expect(screen.queryByText(/A copy is on its way/)).not.toBeInTheDocument();
    expect(screen.queryByText(/This browser keeps the order/)).not.toBeInTheDocument();
    const copy = screen.getByRole('button', { name: /Copy the link to this order/ });
    expect(copy.dataset.copy).toBe(`${location.origin}/orderreceived#order=token-1`);
  });

  it('says what is wrong with it, and offers no second try that could not help', async () => {
    answers(422, { detail: 'This link is not whole.' });
    show();
    expect(await screen.findByRole('status')).toHaveTextContent('This link is not whole.');
    expect(screen.queryByRole('button', { name: 'Try once more' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeVisible();
  });

  it('asks again when told to', async () => {
    answers(502, { detail: 'Nobody answers.' });
    answers(200, { order: rupees.order });
    show();
    expect(await screen.findByRole('status')).toHaveTextContent('Nobody answers.');
    await userEvent.click(screen.getByRole('button', { name: 'Try once more' }));
    expect(await screen.findByRole('article', { name: 'Your order' })).toBeVisible();
  });

  it('shows the order that this browser keeps at once, and all of it without an answer', async () => {
    fails();
    show({ ...rupees, link: 'https://navank.example/orderreceived#order=token-1' });
    expect(screen.getByText(/This browser keeps the order/)).toBeVisible();
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('article', { name: /^Pay ₹ ?4,700\.00$/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Remove this order/ }));
    expect(location.hash).toBe('');
    expect(screen.getByText('There is no order to show on this device.')).toBeVisible();
  });

  it('takes a fault of what the reading needs away when its field changes', async () => {
    answers(200, { order: dollars.order });
    const [field, message] = ['10 Your name at birth', 'Please write the name in full.'];
    answers(422, { detail: 'Please look again.', errors: [{ field, message }] });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Send to the practice' }));
    const name = screen.getByLabelText('Your name at birth');
    expect(await screen.findByText(message)).toBeVisible();
    expect(name).toHaveFocus();
    await userEvent.type(name, 'Asha');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(name).not.toHaveAttribute('aria-invalid', 'true');
  });
});

describe('what was done with the order', () => {
  const link = 'https://navank.example/orderreceived#order=token-1';
  const at = '2026-11-23T05:12:00.000Z';
  const paid = { name: 'paid', at };
  const declined = { name: 'decline', at: '2026-11-24T05:12:00.000Z' };
  const wheretoPay = () => screen.queryByRole('article', { name: /^Pay / });

  const says = (...steps: object[]) => {
    answers(200, { order: rupees.order, steps });
    history.replaceState(null, '', new URL(link).hash);
  };

  it.each([
    ['paid', [paid], ['Paid ₹4,700.00', 'We confirmed your payment on 23 November 2026']],
    ['declined', [declined], ['Cancelled', 'There is nothing to pay']],
    ['declined after payment', [paid, declined], ['Cancelled', 'goes back to the account']],
    ['given', [{ ...paid, name: 'delivered', by: 'call' }], ['was given in a call on 23 November']],
  ])('shows an order that is %s without a way to pay', async (_, steps, words) => {
    says(...steps);
    show();
    expect(await screen.findByRole('article', { name: /^(Paid|Cancelled|Nothing)/ })).toBeVisible();
    const card = screen.getByRole('article', { name: /^(Paid|Cancelled|Nothing)/ });
    for (const word of words) expect(card).toHaveTextContent(word);
    expect(wheretoPay()).not.toBeInTheDocument();
    expect(screen.queryByText(/0000 1111 2222|sample@upi/)).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'I have paid' })).not.toBeInTheDocument();
  });

  it('is learned by the order that this browser keeps, and stays known without a connection', async () => {
    says(declined);
    show({ ...rupees, link });
    expect(await screen.findByRole('article', { name: 'Cancelled' })).toBeVisible();
    expect(JSON.parse(localStorage.getItem(storedOrderKey) ?? '').steps).toEqual([declined]);
    cleanup();
    fails();
    show();
    expect(screen.getByRole('article', { name: 'Cancelled' })).toBeVisible();
    // A server that has forgotten takes nothing back.
    says();
    cleanup();
    show();
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(3));
    expect(wheretoPay()).not.toBeInTheDocument();
  });

  it('is asked again when the page comes back into view, and stays as it was without an answer', async () => {
    says();
    show();
    await screen.findByRole('article', { name: /^Pay ₹/ });
    says(paid);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('article', { name: /^Paid ₹/ })).toBeVisible();
    fails();
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(fetchMock).toHaveBeenCalledTimes(3);
    expect(screen.getByRole('article', { name: /^Paid ₹/ })).toBeVisible();
  });

  it('goes on after a decline that was taken back', async () => {
    says(declined, { name: 'time', at: '2026-11-25T05:12:00.000Z' });
    show();
    expect(await screen.findByRole('article', { name: /^Pay ₹/ })).toBeVisible();
    expect(screen.getByText(/We proposed times on 25 November 2026/)).toBeVisible();
  });

  it('says the time that was chosen', async () => {
    says(paid, { name: 'chosen', at: declined.at, start: Date.parse('2026-11-27T13:00Z') });
    show();
    expect(
      await screen.findByText('You chose Friday 27 November, 6:30 PM in India.'),
    ).toBeVisible();
  });
});

it('puts the link of the order that this browser keeps into the address', () => {
  show({ ...rupees, link: 'https://navank.example/orderreceived#order=token-2' });
  expect(location.hash).toBe('#order=token-2');
});
