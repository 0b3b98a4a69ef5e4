import { renderToString } from 'react-dom/server';
import { Hours } from './contact/hours';
import { OrderReceived } from './order-received/order-received';
import { HoursLanes } from './services/abroad';

// What islands say before a browser has been asked: the server draws them.

it('the hours stand in India time alone', () => {
  const html = renderToString(<Hours />);
  expect(html).toContain('6-9 PM IST');
  expect(html).not.toMatch(/your time|now:/);
});

it('the hours of other places stand in UTC', () => {
  const html = renderToString(<HoursLanes day="2026-01-15" />);
  expect(html).toContain('12:30-3:30 PM<!-- --> UTC');
});

it('an order received has its title and says what it needs', () => {
  const html = renderToString(<OrderReceived payee={{} as never} sample={false} needs={[]} />);
  expect(html).toContain('Order Received');
  expect(html).toContain('needs JavaScript');
});
