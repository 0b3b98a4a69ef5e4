import { act, fireEvent, screen } from '@testing-library/react';
import { cartKey, draftKey, parseDraft, storedOrderKey } from '@/lib/order/stored';
import { answers, fails, fetchMock, sent } from '../fetch-test-kit';
import {
  accepted,
  customer,
  field,
  fillDraft,
  goTo,
  news,
  order,
  pass,
  press,
  show,
  startAfresh,
} from './checkout-test-kit';

beforeEach(() => {
  startAfresh();
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

describe('after a reload', () => {
  it('goes on by itself with what was asked for', async () => {
    const first = await interrupted();
    fails();
    await show();
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(sent(1)).toEqual(first);
    answers(201, accepted);
    await pass(5_000);
    expect(sent(2)).toEqual(first);
    expect(goTo).toHaveBeenCalledTimes(1);
  });

  it('takes no focus away when that fails', async () => {
    await interrupted();
    fails();
    await show();
    expect(news()).toHaveTextContent('Network Error');
    expect(document.body).toHaveFocus();
  });

  it('sends nothing that is a day old, and keeps what was typed', async () => {
    await interrupted();
    jest.setSystemTime(Date.now() + 24 * 3_600_000);
    await show();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(field('City')).toHaveValue('Wardha');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('forgets what was typed a month ago', async () => {
    fillDraft();
    (await show()).unmount();
    jest.setSystemTime(Date.now() + 31 * 24 * 3_600_000);
    await show();
    expect(field('City')).toHaveValue('');
    expect(localStorage.getItem(draftKey)).not.toContain('Wardha');
  });

  it('sends nothing that was stopped', async () => {
    fails();
    const page = await order();
    await press('Stop trying');
    page.unmount();
    await show();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('asks when the page shows another service', async () => {
    await interrupted();
    await show('?service=5');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('Mobile Number Selection: ₹1,900.00');
    expect(screen.getByRole('link', { name: 'Send the earlier order' })).toHaveAttribute(
      'href',
      '/checkout?service=3',
    );
    await press('Leave it out');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(parseDraft(localStorage.getItem(draftKey))).not.toHaveProperty('pending');
  });

  it('asks as well where there is nothing to order', async () => {
    await interrupted();
    await show('');
    expect(screen.getByRole('link', { name: 'Send the earlier order' })).toBeVisible();
  });

  it('puts several services back into the cart', async () => {
    const inCart = '{"currency":"INR","services":[3,5]}';
    localStorage.setItem(cartKey, inCart);
    fillDraft();
    fetchMock.mockReturnValueOnce(new Promise(() => undefined));
    (await order('')).unmount();
    localStorage.setItem(cartKey, '{"currency":"INR","services":[]}');
    await show('');
    const link = screen.getByRole('link', { name: 'Send the earlier order' });
    link.addEventListener('click', (event) => event.preventDefault());
    answers(201, accepted);
    await act(async () => fireEvent.click(link));
    expect(sent(1).body).toMatchObject({ services: [3, 5] });
  });
});

describe('with another tab', () => {
  it('shows an order that was placed there', async () => {
    fails();
    await order();
    const there = { ...accepted, key: sent().key };
    localStorage.setItem(storedOrderKey, JSON.stringify(there));
    localStorage.removeItem(draftKey);
    await act(async () => dispatchEvent(new StorageEvent('storage', { key: draftKey })));
    expect(goTo).toHaveBeenCalledTimes(1);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('stops when the order was changed there', async () => {
    fails();
    await order();
    localStorage.setItem(draftKey, JSON.stringify({ customer }));
    await act(async () => dispatchEvent(new StorageEvent('storage', { key: draftKey })));
    await pass(60_000);
    expect(news()).toHaveTextContent('because the order was changed or stopped');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('orders once what the other tab has just placed, though this form still stands', async () => {
    fillDraft();
    await show();
    const { key } = parseDraft(localStorage.getItem(draftKey));
    localStorage.removeItem(draftKey);
    answers(201, accepted);
    await act(async () => fireEvent.click(screen.getByRole('checkbox')));
    await press('Complete Order');
    expect(sent().key).toBe(key);
  });
});

/** An order on its way when the page is left. */
async function interrupted() {
  fetchMock.mockReturnValueOnce(new Promise(() => undefined));
  (await order()).unmount();
  return sent();
}
