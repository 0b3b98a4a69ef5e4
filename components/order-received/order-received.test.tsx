import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleBusiness, sampleContext, sampleOrder } from '@/lib/order/mails/sample-order';
import { storedOrderKey } from '@/lib/order/stored';
import { spreadDates } from '../calculators/whole-date';
import { answers, fails, fetchMock, sent } from '../fetch-test-kit';
import { OrderReceived } from './order-received';

const rupees = { order: sampleOrder(), confirmationEmailed: true };
const dollars = { ...rupees, order: sampleOrder('USD') };
const link = 'https://navank.example/orderreceived#order=token-1';

const show = (stored?: object, sample = false) => {
  if (stored) localStorage.setItem(storedOrderKey, JSON.stringify(stored));
  render(<OrderReceived payee={sampleBusiness} sample={sample} needs={sampleContext.services} />);
};

const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const card = (name: RegExp | string) => screen.findByRole('article', { name });
const whereToPay = () => screen.queryByRole('article', { name: /^Pay / });

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

it('shows the order as it was placed, its next step, and by which day its reading comes', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
  show(rupees);
  expect(screen.getByText('A copy is on its way to asha@example.com.')).toBeVisible();
  const receipt = screen.getByRole('article', { name: 'Your order' });
  const { invoiceId, date, customer } = rupees.order;
  for (const fact of [invoiceId, date, 'Direct Bank Transfer', ...Object.values(customer)])
    expect(receipt).toHaveTextContent(fact);
  // Where a long address may end a line.
  expect(receipt.innerHTML).toContain('asha@<wbr>example.<wbr>com');
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Mobile Number Selection₹1,900.00',
    'Name spelling change or Baby name suggestion₹2,800.00',
    'Subtotal₹4,700.00',
    'Total₹4,700.00',
  ]);
  const steps = within(screen.getByRole('list', { name: 'Where your order is' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1Pay, this comes now',
    '2Tell us, later',
    '3We confirm, later',
    '4Reading, later',
  ]);
  expect(screen.getByText(/your reading comes by 20 December 2026/)).toBeVisible();
});

it('leads the copy to another address, and keeps the new link of the order', async () => {
  show({ ...rupees, link });
  await press('Wrong address? Correct it');
  const email = screen.getByLabelText('Where should the copy go?');
  expect(email).toHaveFocus();
  await userEvent.clear(email);
  await userEvent.type(email, 'asha@gmail.com');
  const order = sampleOrder('INR', { email: 'asha@gmail.com' });
  const corrected = { order, confirmationEmailed: true, link: `${link}-2`, steps: [] };
  answers(200, corrected);
  await press('Send a copy');
  expect(await screen.findByText('A copy is on its way to asha@gmail.com.')).toBeVisible();
  const posts = fetchMock.mock.calls.map(([path, { body }]) => [path, JSON.parse(body)]);
  expect(posts).toContainEqual(['/api/order/email', { token: 'token-1', email: 'asha@gmail.com' }]);
  expect(JSON.parse(localStorage.getItem(storedOrderKey) ?? '')).toMatchObject({
    order: { customer: { email: 'asha@gmail.com' } },
    link: `${link}-2`,
  });
});

it.each([
  ['could not be sent', {}, 'The confirmation could not be sent to asha@example.com'],
  ['waits with the order', { queued: true }, 'reaches the practice within minutes'],
  ['is sent again', { confirmation: 'queued' }, 'Your copy follows by email to asha@example.com'],
  ['is one too many', { confirmation: 'limited' }, 'No copy was mailed to asha@example.com'],
])('says calmly what becomes of a confirmation that %s', (_, answer, words) => {
  show({ ...rupees, confirmationEmailed: false, ...answer });
  for (const said of [words, 'INV-7C2EA90D4'])
    expect(screen.getByRole('status')).toHaveTextContent(said);
  expect(screen.queryByText(/A copy is on its way/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

/** What the button of a row copies. */
const copies = (label: string) =>
  screen
    .getByText(label, { selector: 'dt' })
    .parentElement?.querySelector('button')
    ?.getAttribute('data-copy');

it('offers rupee orders UPI first, by a code and a link, then a bank transfer with bare values', async () => {
  show(rupees, true);
  const pay = await card(/^Pay ₹ ?4,700\.00$/);
  expect(pay).toHaveTextContent('Four thousand seven hundred rupees, in one payment.');
  expect(pay).toHaveTextContent('Do not send money');
  expect(copies('Amount')).toBe('4700.00');
  const ways = within(pay).getAllByRole('heading', { level: 3 });
  expect(ways.map(({ textContent }) => textContent)).toEqual(['By UPI', 'By bank transfer']);
  const app = screen.getByRole('link', { name: 'Open my UPI app' });
  expect(app).toHaveAttribute('href', expect.stringMatching(/^upi:\/\/pay\?pa=sample@upi&/));
  const code = screen.getByRole('img', { name: /pays ₹4,700.00 to sample@upi/ });
  // Its drawing comes in a file of its own.
  await waitFor(() =>
    expect(code.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1000),
  );
});

it('gives dollar orders the Swift spelling and the advice on charges, and no UPI', async () => {
  show(dollars);
  expect(await card('Pay $60.00')).not.toHaveTextContent('Do not send money');
  expect(copies('Reference')).toBe('INV7C2EA90D4');
  expect(screen.getByRole('heading', { name: /Choose ‘OUR’ for charges/ })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'By UPI' })).not.toBeInTheDocument();
});

it('has no line in its receipt for what an address does not have', () => {
  const customer = { ...rupees.order.customer, lastName: '', state: '', pincode: '' };
  show({ ...rupees, order: { ...rupees.order, customer } });
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toContain('City');
  for (const label of ['Last name', 'State', 'Pincode']) expect(terms).not.toContain(label);
});

it('folds account, address and the code that a phone can’t point at itself', () => {
  const width = jest.replaceProperty(window, 'innerWidth', 360);
  show(rupees);
  for (const title of ['By bank transfer', 'Billing address', 'Scan a code instead'])
    expect(screen.getByText(title).closest('details')).not.toHaveAttribute('open');
  expect(screen.getByRole('region', { name: 'By UPI' })).toHaveTextContent('INV7C2EA90D4');
  width.restore();
});

it('says what it was told of a payment, and pays no second time', async () => {
  const sent = { reference: '412345678901' };
  const draft = { order: rupees.order.invoiceId, typed: sent, sent };
  localStorage.setItem('intake', JSON.stringify({ ...draft, keptAt: Date.now() }));
  show(rupees);
  const told = await card(/^You told us that you paid ₹ ?4,700\.00$/);
  expect(within(told).getAllByRole('group')[0]).not.toHaveAttribute('open');
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('We confirm');
  expect(screen.getByText('said', { exact: false, selector: 'li span' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Everything is with us');
});

it('prints the order in a window of its own once that has its styles, or the page where none may open', async () => {
  const sheet = document.head.appendChild(document.createElement('link'));
  sheet.rel = 'stylesheet';
  // A frame stands in for the new window: it has a document of its own.
  const frame = document.body.appendChild(document.createElement('iframe'));
  const popup = frame.contentWindow as Window;
  popup.print = jest.fn();
  popup.close = jest.fn();
  const open = jest.spyOn(window, 'open').mockReturnValue(popup);
  const width = jest.replaceProperty(window, 'innerWidth', 360);
  show(rupees);
  await press('Print this order');
  expect(popup.print).not.toHaveBeenCalled();
  // A plain print is better than none.
  popup.document.head.querySelector('link')?.dispatchEvent(new Event('error'));
  await waitFor(() => expect(popup.print).toHaveBeenCalledTimes(1));
  expect(popup.document.title).toBe('Order INV-7C2EA90D4');
  const address = within(popup.document.body).getByText('12 Sample Road');
  expect(address.closest('details')).toHaveAttribute('open');
  width.restore();
  expect(popup.document.body).not.toHaveTextContent(/This comes now|Copy/i);
  expect(popup.close).not.toHaveBeenCalled();
  popup.dispatchEvent(new Event('afterprint'));
  expect(popup.close).toHaveBeenCalledTimes(1);
  open.mockReturnValue(null);
  const print = jest.spyOn(window, 'print').mockImplementation();
  await press('Print this order');
  expect(print).toHaveBeenCalledTimes(1);
  for (const one of [sheet, frame]) one.remove();
});

it('has what is typed ready for WhatsApp and email: a date of three boxes, and another’s name', async () => {
  show(rupees);
  const born = within(screen.getByRole('group', { name: 'Mobile Number Selection' }));
  for (const [box, value] of Object.entries({ Day: '9', Month: '11', Year: '1983' }))
    await userEvent.type(born.getByLabelText(box), value);
  await userEvent.type(screen.getByLabelText(/UTR or bank reference/), '412345678901');
  const name = screen.getByLabelText(/^Present spelling/);
  expect(name).toHaveValue('Asha Example');
  await press('It is for somebody else');
  expect(name).toHaveValue('');
  expect(name).toHaveFocus();
  await userEvent.keyboard('Meera');
  for (const way of [/Send on WhatsApp/, /Send by email/]) {
    const href = screen.getByRole('link', { name: way }).getAttribute('href') ?? '';
    for (const line of ['of birth: 1983-11-09', 'reference: 412345678901', 'spelling: Meera'])
      expect(decodeURIComponent(href)).toContain(line);
  }
});

it('takes a whole date that is pasted into one box, and cuts nothing that is too long', async () => {
  answers(200, { order: rupees.order });
  show({ ...rupees, link });
  const born = within(screen.getByRole('group', { name: 'Mobile Number Selection' }));
  spreadDates();
  await userEvent.click(born.getByLabelText('Month'));
  await userEvent.paste('Born 29 November 1983');
  expect(['Day', 'Month', 'Year'].map((box) => born.getByLabelText(box))).toEqual(
    ['29', '11', '1983'].map((value) => expect.objectContaining({ value })),
  );
  const reference = screen.getByLabelText(/UTR or bank reference/);
  await userEvent.click(reference);
  const pasted = 'Rs 4,700 sent by UPI to the practice. UPI Ref 412345678901';
  await userEvent.paste(pasted);
  const message = 'Use at most 40 characters; there are 58';
  answers(422, { detail: 'Look again.', errors: [{ field: 'reference', message }] });
  await press('Send to the practice');
  expect(sent(1).body).toMatchObject({
    answers: { '3 Your date of birth': '1983-11-29' },
    reference: pasted,
  });
  expect(reference).toHaveAccessibleDescription(expect.stringContaining(message));
});

it('sends what the reading needs, shows what is wrong with it, and says the next time what changed', async () => {
  answers(200, { order: rupees.order });
  show({ ...rupees, link });
  const numbers = () => screen.getByLabelText('Mobile numbers');
  const agreed = () => screen.getByRole('checkbox', { name: /^I agree/ });
  const message = 'Please fill this in';
  answers(422, { detail: 'Look again.', errors: [{ field: '3 Mobile numbers', message }] });
  await press('Send to the practice');
  expect(screen.getByText(message)).toBeVisible();
  expect(numbers()).toHaveFocus();
  await userEvent.keyboard('98765 43210');
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(numbers()).not.toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(agreed());
  answers(200, {});
  await press('Send to the practice');
  expect(screen.getByRole('status')).toHaveTextContent('It is with the practice now');
  expect(sent(2).body).toEqual({
    token: 'token-1',
    attempt: expect.any(Number),
    answers: {
      '3 Your date of birth': '',
      '3 Mobile numbers': '98765 43210',
      '5 Present spelling': 'Asha Example',
    },
    reference: '',
    agreed: true,
  });
  cleanup();
  answers(200, { order: rupees.order });
  show();
  expect(screen.getByText('98765 43210')).toBeVisible();
  await press('Change');
  expect(numbers()).toHaveValue('98765 43210');
  expect(agreed()).not.toBeChecked();
  await userEvent.type(numbers(), '1');
  answers(200, {});
  await press('Send to the practice');
  expect(sent(4).body.changed).toEqual(['3 Mobile numbers']);
});

it('shows the order that this browser keeps at once, and leaves its link out of the address', async () => {
  fails();
  show({ ...rupees, link });
  expect(location.hash).toBe('');
  expect(screen.getByText(/This browser keeps the order/)).toBeVisible();
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
  expect(whereToPay()).toBeVisible();
});

describe('the removal of an order from this device', () => {
  const end = Date.UTC(2027, 4, 25, 6);
  const ask = () => press('Remove this order from this device');
  const endLinks = () => press('Remove it, and end its links');
  const isKept = () => localStorage.getItem(storedOrderKey) !== null;
  const question = () => screen.queryByRole('region', { name: 'Remove this order?' });

  /** The question is put about an order whose link works until the 25th of May. */
  async function begin(answer: object = { order: rupees.order, until: end }) {
    answers(200, answer);
    show({ ...rupees, link });
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
    await ask();
  }

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => press('Keep it')],
  ])('asks first in the page, and leaves everything by %s', async (_, leave) => {
    await begin();
    expect(question()).toHaveFocus();
    await leave();
    expect(question()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Remove this order/ })).toHaveFocus();
    expect(whereToPay()).toBeVisible();
    expect(isKept()).toBe(true);
  });

  it('removes the order and what was typed for its reading, and says what the history still opens', async () => {
    const draft = { order: rupees.order.invoiceId, typed: { '3 Mobile numbers': '98765 43210' } };
    localStorage.setItem('intake', JSON.stringify({ ...draft, keptAt: Date.now() }));
    await begin();
    await press('Remove it from this device');
    expect(localStorage).toHaveLength(0);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    const news = screen.getByRole('status');
    expect(news).toHaveFocus();
    expect(news).toHaveTextContent('removed from this device. With us nothing has changed');
    expect(news).toHaveTextContent('which opens the order until 25 May 2027.');
    expect(screen.getByText('There is no order to show on this device.')).toBeVisible();
    const ways = screen.getAllByRole('link').map((one) => one.getAttribute('href'));
    expect(ways).toEqual(expect.arrayContaining(['/services', '/termscondition']));
  });

  it('says how long a link can work where the server has not told it', async () => {
    await begin({ order: rupees.order });
    await press('Remove it from this device');
    expect(screen.getByRole('status')).toHaveTextContent('opens the order for up to 180 days.');
  });

  it('ends the order’s links when it is told to, and says that those of the history open nothing', async () => {
    await begin();
    answers(200, {});
    await endLinks();
    expect(fetchMock).toHaveBeenLastCalledWith('/api/order/end', expect.anything());
    expect(sent(1).body).toEqual({ token: 'token-1' });
    expect(isKept()).toBe(false);
    expect(screen.getByRole('status')).toHaveTextContent('its links have ended');
    expect(screen.getByRole('status')).toHaveTextContent('It opens nothing any more.');
  });

  it('leaves the order where its links could not be ended, and says why', async () => {
    await begin();
    answers(503, { detail: 'They could not be ended just now.' });
    await endLinks();
    expect(screen.getByRole('alert')).toHaveTextContent('They could not be ended just now.');
    expect(isKept()).toBe(true);
    expect(whereToPay()).toBeVisible();
  });

  it.each([
    ['has no link', undefined],
    ['has a link that was ended elsewhere', link],
  ])('says nothing of links where the order %s', async (_, itsLink) => {
    answers(410, { detail: 'This link was ended.' });
    show({ ...rupees, link: itsLink });
    await waitFor(() => expect(screen.queryByText(/^A link opens/)).not.toBeInTheDocument());
    await ask();
    expect(within(question() as HTMLElement).getAllByRole('button')).toHaveLength(2);
    await press('Remove it from this device');
    expect(screen.getByRole('status')).not.toHaveTextContent('history');
  });

  it('leaves nothing in the page that the order’s link could show again', async () => {
    await begin();
    await press('Remove it from this device');
    answers(410, { detail: 'This link was ended.' });
    await act(async () => {
      location.hash = '#order=token-1';
    });
    expect(await screen.findByText('This link was ended.')).toBeVisible();
    expect(whereToPay()).not.toBeInTheDocument();
  });

  it('is followed by every other tab that shows the order', async () => {
    await begin();
    localStorage.removeItem(storedOrderKey);
    await act(async () => dispatchEvent(new Event('storage')));
    expect(screen.getByText('There is no order to show on this device.')).toBeVisible();
  });
});

describe('with a link in the address', () => {
  beforeEach(() => history.replaceState(null, '', new URL(link).hash));

  it('shows that order on any device, and keeps nothing of it there', async () => {
    answers(200, { order: dollars.order });
    show(rupees);
    expect(await card('Pay $60.00')).toBeVisible();
    expect(sent().body).toEqual({ token: 'token-1' });
    expect(screen.queryByText(/A copy is on its way/)).not.toBeInTheDocument();
    expect(screen.queryByText(/This browser keeps the order/)).not.toBeInTheDocument();
  });

  it('stays in the address where this browser does not keep the order: a reload and a bookmark need it', async () => {
    answers(200, { order: rupees.order });
    show(dollars);
    await card(/^Pay ₹/);
    expect(location.hash).toBe('#order=token-1');
  });

  it('leaves the address, each time that it is opened, where this browser keeps the order', async () => {
    answers(200, { order: rupees.order });
    show(rupees);
    await waitFor(() => expect(location.hash).toBe(''));
    expect(screen.getByText(/This browser keeps the order/)).toBeVisible();
    await act(async () => {
      location.hash = '#order=token-1';
    });
    await waitFor(() => expect(location.hash).toBe(''));
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('asks again when told to, as long as that could help', async () => {
    answers(502, { detail: 'Nobody answers.' });
    answers(422, { detail: 'This link is not whole.' });
    show();
    expect(await screen.findByText('Nobody answers.')).toBeVisible();
    await press('Try once more');
    expect(await screen.findByText('This link is not whole.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try once more' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeVisible();
  });

  const at = '2026-11-23T05:12:00.000Z';
  const paid = { name: 'paid', at };
  const declined = { name: 'decline', at: '2026-11-24T05:12:00.000Z' };
  const time = { name: 'time', at: '2026-11-25T05:12:00.000Z' };
  const chosen = { ...time, name: 'chosen', start: Date.parse('2026-11-27T13:00Z') };
  const says = (...steps: object[]) => answers(200, { order: rupees.order, steps });

  it.each([
    ['paid', [paid], /^Paid ₹/, 'We confirmed your payment on 23 November 2026'],
    ['declined', [declined], /^Cancelled$/, 'There is nothing to pay'],
    ['declined after payment', [paid, declined], /^Cancelled$/, 'goes back to the account'],
    ['given', [{ ...paid, name: 'delivered', by: 'call' }], /^Nothing/, 'in a call on 23 November'],
    ['taken up again', [declined, time], /^Pay ₹/, 'We proposed times on 25 November 2026'],
    ['given a time', [paid, chosen], /^We call you$/, 'Friday 27 November, 6:30 PM'],
  ])('shows an order that was %s, and how to pay only where it is to be paid', async (...row) => {
    const [, steps, name, words] = row;
    says(...steps);
    show();
    expect(await card(name)).toBeVisible();
    expect(document.body).toHaveTextContent(words);
    const account = screen.queryByText(/0000 1111 2222/);
    if (name.source.startsWith('^Pay ')) return expect(account).toBeVisible();
    expect(account).not.toBeInTheDocument();
    expect(screen.queryByText('sample@upi')).not.toBeInTheDocument();
    expect(screen.queryByText('I have paid')).not.toBeInTheDocument();
  });

  it('learns what was done by the order that this browser keeps, and knows it without a connection', async () => {
    says(declined);
    show({ ...rupees, link });
    await card('Cancelled');
    expect(JSON.parse(localStorage.getItem(storedOrderKey) ?? '').steps).toEqual([declined]);
    cleanup();
    fails();
    show();
    expect(await card('Cancelled')).toBeVisible();
    // A server that has forgotten takes nothing back.
    says();
    cleanup();
    show();
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(3));
    expect(whereToPay()).not.toBeInTheDocument();
  });

  it('is closed when the page comes back into view, once somebody has ended it', async () => {
    says();
    show();
    await card(/^Pay ₹/);
    answers(410, { detail: 'This link was ended.' });
    await act(async () => dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('This link was ended.')).toBeVisible();
    expect(whereToPay()).not.toBeInTheDocument();
  });

  it('asks again when the page comes back into view, and stays as it was without an answer', async () => {
    const comesBack = () => act(async () => dispatchEvent(new Event('visibilitychange')));
    says();
    show();
    await card(/^Pay ₹/);
    says(paid);
    await comesBack();
    await card(/^Paid ₹/);
    fails();
    await comesBack();
    expect(fetchMock).toHaveBeenCalledTimes(3);
    expect(await card(/^Paid ₹/)).toBeVisible();
  });
});
