import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser that the environment names or that is installed; null where there is none. */
export const findChromium = (): string | null =>
  process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place)) ?? null;

/** Without a sandbox, because containers have none, and without the browser's own traffic, which would be measured too. */
export const launchChromium = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
