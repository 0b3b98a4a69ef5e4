import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/**
 * Attacks on a packed server, and what they cost the others: `npm run attack`. One test at a time,
 * since they measure.
 */
export default defineConfig({
  ...base,
  testDir: '..',
  testMatch: ['attack/*.spec.ts', 'attack.spec.ts', 'removal.spec.ts'],
  outputDir: '../../test-results/attack',
  projects: [{ name: 'attack' }],
  workers: 1,
  timeout: 600_000,
});
