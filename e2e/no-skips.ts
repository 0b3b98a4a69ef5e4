import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** A skipped test is a failure under CI, where nobody reads what was left out. */
export default class NoSkips implements Reporter {
  private readonly skipped: string[] = [];

  onTestEnd({ title, annotations }: TestCase, { status }: TestResult) {
    const why = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
    if (status === 'skipped') this.skipped.push(`${title}: ${why}`);
  }

  async onEnd({ status }: FullResult) {
    if (this.skipped.length === 0) return {};
    console.error(`\nSkipped, which is a failure here:\n${this.skipped.join('\n')}`);
    return status === 'passed' ? { status: 'failed' as const } : {};
  }
}
