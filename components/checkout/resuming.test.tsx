import { act, fireEvent, screen } from '@testing-library/react';
import { sampleCustomer } from '@/lib/order/mails/sample-order';
import { cartKey, draftKey, parseDraft, storedOrderKey } from '@/lib/order/stored';
import { answers, fails, fetchMock, sent } from '../fetch-test-kit';
import {
  accepted,
  field,
  fillDraft,
  goTo,
  news,
  order,
  pass,
  press,
  show,
  tick,
} from './checkout-test-kit';

/** An order on its way when the page is left. */
async function interrupted(search?: string) {
  fetchMock.mockReturnValueOnce(new Promise(() => undefined));
  (await order(search)).unmount();
  return sent();
}

const earlier = () => screen.getByRole('link', { name: 'Send the earlier order' });

describe('after a reload', () => {
  it('goes on by itself with what was asked for, and takes no focus away when that fails', async () => {
    const first = await interrupted();
    fails();
    await show();
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(sent(1)).toEqual(first);
    expect(news()).toHaveTextContent('Network Error');
    expect(document.body).toHaveFocus();
    answers(201, accepted);
    await pass(5_000);
    expect(sent(2)).toEqual(first);
    expect(goTo).toHaveBeenCalledTimes(1);
  });

  it('sends nothing that is a day old, and keeps what was typed', async () => {
    await interrupted();
    jest.setSystemTime(Date.now() + 24 * 3_600_000);
    await show();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(field('City')).toHaveValue('Wardha');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('asks when the page shows another service, or none', async () => {
    await interrupted();
    const none = await show('?service=77');
    expect(earlier()).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Choose a service' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Name spelling' })).toHaveAttribute(
      'href',
      '/checkout?service=5',
    );
    none.unmount();
    await show('?service=5');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(news()).toHaveTextContent('Mobile Number Selection: ₹1,900.00');
    expect(earlier()).toHaveAttribute('href', '/checkout?service=3');
    await press('Leave it out');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(parseDraft(localStorage.getItem(draftKey))).not.toHaveProperty('pending');
  });

  it('puts several services back into the cart', async () => {
    localStorage.setItem(cartKey, '{"currency":"INR","services":[3,5]}');
    await interrupted('');
    localStorage.removeItem(cartKey);
    await show('');
    earlier().addEventListener('click', (event) => event.preventDefault());
    answers(201, accepted);
    await act(async () => fireEvent.click(earlier()));
    expect(sent(1).body).toMatchObject({ services: [3, 5] });
  });
});

describe('with another tab', () => {
  const changesThere = (key: string, value: object | undefined) =>
    act(async () => {
      if (value) localStorage.setItem(key, JSON.stringify(value));
      else localStorage.removeItem(key);
      dispatchEvent(new StorageEvent('storage', { key }));
    });

  it('shows an order that was placed there', async () => {
    fails();
    await order();
    await changesThere(storedOrderKey, { ...accepted, key: sent().key });
    await changesThere(draftKey, undefined);
    expect(goTo).toHaveBeenCalledTimes(1);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('stops when the order was changed there', async () => {
    fails();
    await order();
    await changesThere(draftKey, { customer: sampleCustomer });
    await pass(60_000);
    expect(news()).toHaveTextContent('because the order was changed or stopped');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('orders once what the other tab has just placed, though this form still stands', async () => {
    fillDraft();
    await show();
    const { key } = parseDraft(localStorage.getItem(draftKey));
    await changesThere(draftKey, undefined);
    answers(201, accepted);
    await tick();
    await press('Complete Order');
    expect(sent().key).toBe(key);
  });
});
