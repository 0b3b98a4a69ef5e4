import { printOrder } from './receipt';

/** A frame stands in for the new window: it has a document of its own. */
function openWindow() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const popup = frame.contentWindow as Window;
  popup.print = jest.fn();
  popup.close = jest.fn();
  jest.spyOn(window, 'open').mockReturnValue(popup);
  return popup;
}

function order() {
  const printable = document.createElement('div');
  printable.innerHTML =
    '<h1>Order Received</h1><p class="no-print">Not for paper</p><button>Copy</button>';
  return printable;
}

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it('prints the order alone in a new window and closes it when the paper is chosen', async () => {
  const popup = openWindow();
  await printOrder(order(), 'Order INV-7C2EA90D4');
  expect(popup.document.title).toBe('Order INV-7C2EA90D4');
  expect(popup.document.body).toHaveTextContent(/^Order Received$/);
  expect(popup.print).toHaveBeenCalledTimes(1);
  expect(popup.close).not.toHaveBeenCalled();
  popup.dispatchEvent(new Event('afterprint'));
  expect(popup.close).toHaveBeenCalledTimes(1);
});

it('waits for the style sheets, even for one that fails', async () => {
  const sheet = document.head.appendChild(document.createElement('link'));
  sheet.rel = 'stylesheet';
  const popup = openWindow();
  const printed = printOrder(order(), 'Order');
  await Promise.resolve();
  expect(popup.print).not.toHaveBeenCalled();
  popup.document.head.querySelector('link')?.dispatchEvent(new Event('error'));
  await printed;
  expect(popup.print).toHaveBeenCalledTimes(1);
});
