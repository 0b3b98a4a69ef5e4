import { act, screen, within } from '@testing-library/react';
import { answers, fails, fetchMock, sent } from '../fetch-test-kit';
import {
  accepted,
  field,
  goTo,
  news,
  order,
  pass,
  press,
  show,
  tick,
  type,
} from './checkout-test-kit';

const comesBack = (to: 'online' | 'visibilitychange') =>
  act(async () => dispatchEvent(new Event(to)));

it('says that nothing is sent, tries again by itself with the same key, and moves on', async () => {
  fails();
  await order();
  expect(news()).toHaveTextContent('Not sent yet. Your details are saved.');
  expect(news()).toHaveTextContent('Network Error');
  expect(news()).toHaveFocus();
  expect(field('City')).toHaveValue('Wardha');
  const timer = screen.getByRole('timer');
  expect(timer).toHaveTextContent('Trying again in 5 seconds');
  // Counted outside of what is read out.
  expect(news()).not.toContainElement(timer);
  await pass(3_000);
  expect(timer).toHaveTextContent('Trying again in 2 seconds');
  answers(502, { detail: 'We could not send your order.' });
  await pass(2_000);
  expect(news()).toHaveTextContent('The mail service did not take your order.');
  answers(201, accepted);
  await pass(14_000);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  await pass(1_000);
  expect(sent(2)).toEqual(sent(0));
  expect(goTo).toHaveBeenCalledWith('/orderreceived');
});

it.each<[number, object | string, string, number]>([
  [200, '<html>Sign in to the network</html>', 'did not come from our server', 2],
  [403, '<html>Blocked</html>', 'did not come from our server', 2],
  [201, '{"order":', 'Our server’s answer could not be read.', 2],
  [503, { detail: 'Orders can’t be sent.' }, 'Orders can’t be sent.', 2],
  // What our own server will never take.
  [403, { detail: 'This was sent from another site.' }, 'sent from another site.', 1],
])('after %i and %j says "%s", and has tried %i times by then', async (...row) => {
  const [status, answer, words, tries] = row;
  answers(status, answer);
  answers(201, accepted);
  await order();
  expect(news()).toHaveTextContent(words);
  await pass(400_000);
  expect(fetchMock).toHaveBeenCalledTimes(tries);
  expect(goTo).toHaveBeenCalledTimes(tries - 1);
});

it('offers the whole order as a message, first of all when nothing can be sent', async () => {
  answers(503, { detail: 'Orders can’t be sent at the moment.' });
  await order();
  const section = within(screen.getByRole('region', { name: /Not sent yet/ }));
  const [first, second] = section.getAllByRole('link');
  expect(first).toHaveAccessibleName(/WhatsApp/);
  expect(second).toHaveAccessibleName('Email');
  const tryNow = section.getByRole('button', { name: 'Try now' });
  expect(second?.compareDocumentPosition(tryNow)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  for (const link of [first, second])
    for (const fact of [
      'Mobile Number Selection: ₹1,900.00',
      'Total: ₹1,900.00',
      sent().key ?? '',
      'Asha Example',
      '+919876543210',
      'asha@example.com',
      '12 Sample Road, Wardha, Maharashtra, 442001, India',
      'Born 29-11-1983',
    ])
      expect(decodeURIComponent(link?.getAttribute('href') ?? '')).toContain(fact);
});

it('says that it is offline, and tries as soon as it is not, and when somebody looks again', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fails();
  await order();
  expect(news()).toHaveTextContent('You are offline.');
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  fails();
  await comesBack('online');
  expect(fetchMock).toHaveBeenCalledTimes(2);
  answers(201, accepted);
  await comesBack('visibilitychange');
  expect(goTo).toHaveBeenCalledTimes(1);
});

it('keeps to the wait that the server asks for, whatever happens', async () => {
  answers(429, {}, { 'Retry-After': '130' });
  await order();
  expect(news()).toHaveTextContent('the next try is in 3 minutes');
  await comesBack('online');
  await pass(129_000);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  answers(201, accepted);
  await pass(1_000);
  expect(goTo).toHaveBeenCalledTimes(1);
});

it('stops when told to, also after a reload, and Complete Order goes on with the same order', async () => {
  fails();
  const page = await order();
  await press('Stop trying');
  expect(news()).toHaveTextContent('no longer tried by itself');
  expect(news()).toHaveFocus();
  await pass(400_000);
  await comesBack('online');
  page.unmount();
  await show();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  answers(201, accepted);
  await tick();
  await press('Complete Order');
  expect(sent(1)).toEqual(sent(0));
});

it('never has two requests on their way, and says when one takes long', async () => {
  let lose = () => {};
  fetchMock.mockReturnValueOnce(new Promise((_, reject) => (lose = () => reject(new TypeError()))));
  await order();
  await pass(3_000);
  expect(screen.queryByText('Still sending…')).not.toBeInTheDocument();
  await pass(1_000);
  expect(screen.getByText('Still sending…')).toBeVisible();
  await pass(6_000);
  expect(screen.getByText(/This takes longer than usual/)).toBeVisible();
  await press('Sending your order…');
  await act(async () => lose());
  expect(screen.getByRole('timer')).toHaveTextContent('Trying again in 5 seconds');
  fetchMock.mockReturnValue(new Promise(() => undefined));
  for (const name of ['Try now', 'Try now', 'Sending your order…']) await press(name);
  await comesBack('online');
  await pass(10_000);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

it('no longer sends an order that has been changed, and asks before that is a second one', async () => {
  fails();
  await order();
  await type('City', 'Nagpur');
  expect(news()).toHaveTextContent('The earlier version is no longer sent');
  expect(field('City')).toHaveFocus();
  await pass(60_000);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  answers(422, { detail: 'This order was already sent with other details.', errors: [] });
  await press('Complete Order');
  expect(sent(1).key).toBe(sent(0).key);
  expect(sent(1).body).toMatchObject({ customer: { city: 'Nagpur' } });
  expect(screen.getByRole('alert')).toHaveTextContent('An earlier try has reached us');
  answers(201, accepted);
  await press('Complete Order');
  expect(sent(2).key).not.toBe(sent(0).key);
});

it('takes back an order whose tick is taken back', async () => {
  fails();
  await order();
  await tick();
  await pass(60_000);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});
