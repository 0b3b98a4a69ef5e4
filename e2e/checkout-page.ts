import { expect, type Page } from '@playwright/test';
import { typedBy } from './order-request';
import { atHumanPace } from './pace';

export class CheckoutPage {
  constructor(
    readonly page: Page,
    private readonly email: string,
  ) {}

  async open(query = '?service=3') {
    await this.page.goto(`/checkout${query}`);
    await expect(this.page.getByText('Total', { exact: true })).toBeVisible();
  }

  field(label: string) {
    return this.page.getByLabel(label, { exact: true });
  }

  /** Fills all fields, and ticks that the order is right. */
  async fill(differences: Record<string, string> = {}) {
    const values = { ...typedBy(this.email), ...differences };
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value);
    await this.page.getByLabel('I confirm that all information is correct.').check();
  }

  async complete() {
    await atHumanPace(this.page);
    await this.page.getByRole('button', { name: 'Complete Order' }).click();
  }
}
