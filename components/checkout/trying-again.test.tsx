import { act, fireEvent, screen, within } from '@testing-library/react';
import { answers, fails, fetchMock, sent } from '../fetch-test-kit';
import { accepted, field, goTo, news, order, pass, press, startAfresh } from './checkout-test-kit';

beforeEach(() => {
  startAfresh();
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

it('says that nothing is sent, tries again by itself with the same key, and moves on', async () => {
  fails();
  await order();
  expect(news()).toHaveTextContent('Not sent yet. Your details are saved.');
  expect(news()).toHaveTextContent('Network Error');
  expect(news()).toHaveFocus();
  expect(screen.getByRole('timer')).toHaveTextContent('Trying again in 5 seconds');
  expect(field('City')).toHaveValue('Wardha');
  answers(502, { detail: 'We could not send your order.' });
  await pass(5_000);
  expect(news()).toHaveTextContent('The mail service did not take your order.');
  answers(201, accepted);
  await pass(14_000);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  await pass(1_000);
  expect(sent(2)).toEqual(sent(0));
  expect(goTo).toHaveBeenCalledWith('/orderreceived');
});

it('counts the seconds outside of the news that are read out', async () => {
  fails();
  await order();
  const before = news().textContent;
  await pass(3_000);
  expect(screen.getByRole('timer')).toHaveTextContent('Trying again in 2 seconds');
  expect(news().textContent).toBe(before);
  expect(news()).not.toContainElement(screen.getByRole('timer'));
});

it('offers the whole order as a message, first of all when nothing can be sent', async () => {
  answers(503, { detail: 'Orders can’t be sent at the moment.' });
  await order();
  const section = screen.getByRole('region', { name: /Not sent yet/ });
  const [first, second] = within(section).getAllByRole('link');
  const tryNow = within(section).getByRole('button', { name: 'Try now' });
  expect(first).toHaveAccessibleName(/WhatsApp/);
  expect(second).toHaveAccessibleName('Email');
  expect(second?.compareDocumentPosition(tryNow)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  for (const link of within(section).getAllByRole('link'))
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
      'Mobile Number Selection: ₹1,900.00',
    );
});

it('says that it is offline, and sends as soon as it is not', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fails();
  await order();
  expect(news()).toHaveTextContent('You are offline.');
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  answers(201, accepted);
  await act(async () => dispatchEvent(new Event('online')));
  expect(goTo).toHaveBeenCalledTimes(1);
});

it('tries when somebody looks at the page again', async () => {
  fails();
  await order();
  answers(201, accepted);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(goTo).toHaveBeenCalledTimes(1);
});

it('keeps to the wait that the server asks for, whatever happens', async () => {
  answers(429, {}, { 'Retry-After': '130' });
  await order();
  expect(news()).toHaveTextContent('the next try is in 3 minutes');
  await act(async () => dispatchEvent(new Event('online')));
  await pass(129_000);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  answers(201, accepted);
  await pass(1_000);
  expect(goTo).toHaveBeenCalledTimes(1);
});

it('stops when told to, and Complete Order then goes on with the same order', async () => {
  fails();
  await order();
  await press('Stop trying');
  expect(news()).toHaveTextContent('no longer tried by itself');
  expect(news()).toHaveFocus();
  await pass(400_000);
  await act(async () => dispatchEvent(new Event('online')));
  expect(fetchMock).toHaveBeenCalledTimes(1);
  answers(201, accepted);
  await press('Complete Order');
  expect(sent(1)).toEqual(sent(0));
});

it('never has two requests on their way', async () => {
  fails();
  await order();
  fetchMock.mockReturnValue(new Promise(() => undefined));
  await press('Try now');
  await press('Try now');
  await press('Sending your order…');
  await act(async () => dispatchEvent(new Event('online')));
  await pass(10_000);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

it('goes on as the one order, though its button is pressed while it is sent', async () => {
  let lose = () => {};
  fetchMock.mockReturnValueOnce(new Promise((_, reject) => (lose = () => reject(new TypeError()))));
  await order();
  await pass(1_000);
  await press('Sending your order…');
  await act(async () => lose());
  expect(screen.getByRole('timer')).toHaveTextContent('Trying again in 5 seconds');
});

it('no longer sends an order that has been changed, and sends the new one under the same key', async () => {
  fails();
  await order();
  field('City').focus();
  await act(async () => fireEvent.input(field('City'), { target: { value: 'Nagpur' } }));
  expect(news()).toHaveTextContent('The earlier version is no longer sent');
  expect(field('City')).toHaveFocus();
  await pass(60_000);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  answers(422, { detail: 'This order was already sent with other details.', errors: [] });
  await press('Complete Order');
  expect(sent(1).key).toBe(sent(0).key);
  expect(sent(1).body).toMatchObject({ customer: { city: 'Nagpur' } });
  expect(screen.getByRole('alert')).toHaveTextContent('An earlier try has reached us');
});

it('takes back an order whose tick is taken back', async () => {
  fails();
  await order();
  await act(async () => fireEvent.click(screen.getByRole('checkbox')));
  await pass(60_000);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it.each([
  ['a page in between answers', 200, '<html>Sign in to the network</html>'],
  ['a firewall refuses', 403, '<html>Blocked</html>'],
  ['the answer can’t be read', 201, '{"order":'],
])('tries again when %s', async (_, status, text) => {
  fetchMock.mockResolvedValueOnce({
    status,
    headers: new Map(),
    text: () => Promise.resolve(text),
  });
  answers(201, accepted);
  await order();
  expect(goTo).not.toHaveBeenCalled();
  await pass(5_000);
  expect(goTo).toHaveBeenCalledTimes(1);
});

it('does not try again what our server will never take', async () => {
  answers(403, { detail: 'This was sent from another site.' });
  await order();
  expect(news()).toHaveTextContent('This was sent from another site.');
  await pass(400_000);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('says that it is still sending after 4 seconds and after 10', async () => {
  fetchMock.mockReturnValue(new Promise(() => undefined));
  await order();
  await pass(3_000);
  expect(screen.queryByText('Still sending…')).not.toBeInTheDocument();
  await pass(1_000);
  expect(screen.getByText('Still sending…')).toBeVisible();
  await pass(6_000);
  expect(screen.getByText(/This takes longer than usual/)).toBeVisible();
});
