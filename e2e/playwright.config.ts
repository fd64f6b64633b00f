import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './server/find-chromium.ts';

const SWEEPS = '**/*-accessibility.spec.ts';
const executablePath = findChromium();

/** One built server for the whole run; every test makes a company of its own on it. */
export default defineConfig({
  testDir: './journeys',
  globalSetup: './server/global-setup.ts',
  outputDir: './test-results/artifacts',
  fullyParallel: true,
  workers: 2,
  // The second try is for the trace; `npm test` lists whatever needed one, and fails with more than two of them.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  // Only something that hangs should end by these: machines are of any speed.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  // The longest first: one that begins last would run alone at the end.
  projects: [
    { name: 'sweeps', testMatch: SWEEPS },
    { name: 'journeys', testIgnore: SWEEPS },
  ],
  use: {
    ...devices['Desktop Chrome'],
    // Set by the global setup, which runs before the workers read this.
    baseURL: process.env.E2E_BASE_URL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // Motion is decoration; without it a click never lands on something that is still moving.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
