import type { Page } from '@playwright/test';
import { costOf, titleOf } from './content';
import { sampleCustomer } from './send-order.mjs';

/** The server's answer to an order, as the page of a received order finds it in the browser. */
export const order = (currency: 'INR' | 'USD', confirmationEmailed = true) => ({
  order: {
    invoiceId: 'INV-7C2EA90D4',
    date: 'November 20, 2026',
    currency,
    lines: [{ serviceId: 3, title: titleOf(3), amount: costOf([3], currency) }],
    total: costOf([3], currency),
    customer: {
      ...sampleCustomer,
      email: 'asha@example.com',
      lastName: 'Example-With-A-Name-That-Is-Longer-Than-Any-Column',
    },
  },
  confirmationEmailed,
});

/** Opens the page of an order that was received. */
export async function receive(page: Page, answer: ReturnType<typeof order>) {
  await page.goto('/orderreceived');
  await page.evaluate((text) => localStorage.setItem('order', text), JSON.stringify(answer));
  await page.reload();
}
