/**
 * Prints the order: in a window of its own that closes by itself, or, where the browser blocks that
 * window, the page as it is through the print style sheet.
 */
export async function printOrder(printable: HTMLElement, title: string) {
  const popup = window.open('', '_blank', 'width=840,height=1100');
  if (!popup) return window.print();
  await fill(popup.document, printable, title);
  if (popup.closed) return;
  // Not every browser stands still while the paper is chosen.
  popup.addEventListener('afterprint', () => popup.close());
  popup.print();
}

/**
 * Built from here: the new window has this page's Content-Security-Policy, under which no script or
 * style written into it would run.
 */
async function fill(popup: Document, printable: HTMLElement, title: string) {
  // Writing the document type takes it out of quirks mode, where tables ignore the page's font.
  popup.open();
  popup.write('<!doctype html>');
  popup.close();
  popup.title = title;
  popup.documentElement.lang = document.documentElement.lang;
  popup.documentElement.className = document.documentElement.className;
  popup.documentElement.dataset.theme = 'light';
  const copy = popup.importNode(printable, true);
  for (const control of copy.querySelectorAll('.no-print, button')) control.remove();
  for (const fold of copy.querySelectorAll('details')) fold.open = true;
  popup.body.append(copy);
  await Promise.all(
    [...document.querySelectorAll('style, link[rel="stylesheet"]')].map(addTo(popup)),
  );
  // Asking for a measure lays the page out, and only that makes the browser want the fonts.
  popup.body.getBoundingClientRect();
  await popup.fonts?.ready;
}

/** A style sheet counts as done when it fails, too: a plain print is better than none. */
const addTo = (popup: Document) => (sheet: Element) =>
  new Promise<void>((done) => {
    const copy = popup.importNode(sheet, true);
    copy.addEventListener('load', () => done());
    copy.addEventListener('error', () => done());
    popup.head.append(copy);
  });
