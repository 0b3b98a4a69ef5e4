import { render, screen } from '@testing-library/react';
import { Hours } from './hours';

const at = (moment: string, timeZone: string) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...options, timeZone });
  jest.useFakeTimers({ now: new Date(moment) });
};

afterEach(() => jest.useRealTimers());

it('shows the hours on the clock of a visitor abroad', () => {
  at('2026-11-21T13:00:00Z', 'Asia/Dubai');
  const { container } = render(<Hours />);
  expect(container.querySelector('p')).toHaveTextContent('6-9 PM IST, 4:30-7:30 PM your time');
  expect(screen.getByText(/^Open now: it is 6:30 PM/)).toBeVisible();
});

it('shows a visitor in India one clock, and when calls are answered again', () => {
  at('2026-11-21T16:00:00Z', 'Asia/Kolkata');
  const { container } = render(<Hours />);
  expect(container.querySelector('p')).toHaveTextContent(/^6-9 PM IST$/);
  expect(screen.getByText(/in 20 h 30 min/)).toBeVisible();
});
