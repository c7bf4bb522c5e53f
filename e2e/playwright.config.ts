import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser, findTestBrowser } from './src/browser.ts';

const screens = '**/*-screens.e2e.ts';

const isCi = process.env['CI'] === 'true';
/** CI may run on a machine at half of the usual speed: what is waited for there has twice the time. */
const patience = isCi ? 2 : 1;

export default defineConfig({
  testDir: 'src',
  // Drills hold time bounds, want a quiet machine, and are no part of `pnpm test`.
  projects: process.env['E2E_DRILLS']
    ? [{ name: 'drills', testMatch: '**/*.drill.ts' }]
    : [
        {
          name: 'ways',
          testMatch: '**/*.e2e.ts',
          testIgnore: screens,
          grepInvert: /@alone\b/,
          // Three on two processors would make each half slower, and its waits run out: a third worker looks at screens.
          workers: 2,
        },
        // They hold a second, or movements: in the browser that people have, which finds the fonts that they have.
        {
          name: 'alone',
          testMatch: '**/*.e2e.ts',
          testIgnore: screens,
          grep: /@alone\b/,
          use: { launchOptions: { executablePath: await findBrowser(), args: browserArguments } },
        },
        // They look and hold no times: as many beside each other as the machine can carry.
        { name: 'screens', testMatch: screens, fullyParallel: true },
      ],
  outputDir: '../.cache/e2e/results',
  globalSetup: './src/global-setup.ts',
  workers: 1,
  // A shared machine can stall for seconds; what passes only at the second try is named at the end of the run.
  retries: isCi ? 1 : 0,
  timeout: process.env['E2E_LOOKS'] === 'all' ? 1_500_000 : 420_000 * patience,
  expect: { timeout: 15_000 * patience },
  reporter: [['list'], ['json']],
  use: {
    launchOptions: { executablePath: await findTestBrowser(), args: browserArguments },
    viewport: { width: 1440, height: 900 },
    // A click that never lands fails in seconds, not at the end of the test.
    actionTimeout: 20_000 * patience,
    navigationTimeout: 30_000 * patience,
    screenshot: 'only-on-failure',
    // A trace of every test would cost more than the tests' own clicks: in CI the second try has one.
    trace: isCi ? 'on-first-retry' : 'retain-on-failure',
  },
});
