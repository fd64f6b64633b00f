import type { Browser, Page } from 'playwright-core';
import type { Bench, BudgetLine } from '../budget-line.ts';
import { launchChromium } from '../chromium.ts';
import { launchSurvey, registerCompany } from '../server/api-client.ts';
import { TEN_QUESTIONS } from '../server/ten-questions.ts';
import { withServer } from '../server/server-process.ts';
import { median } from '../server/timed-calls.ts';

const OPENINGS = 5;
const VISIBLE_BUDGET_MS = 1_000;
const ANSWERABLE_BUDGET_MS = 2_000;
/** A bad phone connection: the figures that browsers' developer tools call slow 4G. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;

interface Opening {
  visibleMs: number;
  answerableMs: number;
}

export const firstQuestion: Bench = {
  name: 'first-question',
  run: async ({ chromium, report }) => {
    if (chromium === null) {
      report('first question: no Chromium found, set CHROMIUM_PATH');
      return [];
    }
    report(`first question of the public page: median of ${OPENINGS}`);
    const browser = await launchChromium(chromium);
    try {
      return [toLine(await openRepeatedly(browser))];
    } finally {
      await browser.close();
    }
  },
};

const openRepeatedly = (browser: Browser): Promise<Opening[]> =>
  withServer({ kind: 'embedded', demo: false }, async ({ url }) => {
    const survey = await launchSurvey(await registerCompany(url), TEN_QUESTIONS);
    const openings: Opening[] = [];
    // The first opening warms the server, not the phone: each has an empty cache of its own.
    for (let opening = 0; opening <= OPENINGS; opening += 1) {
      const measured = await openOnce(browser, `${url}/survey/${survey._id}`);
      if (opening > 0) openings.push(measured);
    }
    return openings;
  });

async function openOnce(browser: Browser, address: string): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', NETWORK);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await watchFrames(page);
    await page.goto(address, { waitUntil: 'commit' });
    const moments = await page.waitForFunction(() => {
      const seen = window.velaBench;
      return seen?.visibleMs !== undefined && seen.answerableMs !== undefined ? seen : null;
    });
    // Safe: the wait ends only when both moments are there.
    return (await moments.jsonValue()) as Opening;
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    velaBench?: Partial<Opening>;
  }
}

/** Notes, frame by frame and counted from the navigation's start, when the question stood there and could be sent. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Partial<Opening> = (window.velaBench = {});
    const look = () => {
      // Asked for before a frame is drawn, told after it: only then is it on the screen.
      const question = document.querySelector('form legend');
      const sendable = document.querySelector('form button[type=submit]:not(:disabled)');
      const isVisible = question !== null && question.getClientRects().length > 0;
      requestAnimationFrame(() => {
        if (isVisible) seen.visibleMs ??= performance.now();
        if (isVisible && sendable !== null) seen.answerableMs ??= performance.now();
        if (seen.answerableMs === undefined) look();
      });
    };
    look();
  });
}

function toLine(openings: Opening[]): BudgetLine {
  const visibleMs = median(openings.map((opening) => opening.visibleMs));
  const answerableMs = median(openings.map((opening) => opening.answerableMs));
  return {
    what: `public survey page at 1.6 Mbit/s, 150 ms, ${CPU_SLOWDOWN} x slower processor, median of ${OPENINGS}`,
    database: 'none',
    measured: `first question visible after ${(visibleMs / 1000).toFixed(2)} s, answerable after ${(answerableMs / 1000).toFixed(2)} s`,
    budget: `<= ${(VISIBLE_BUDGET_MS / 1000).toFixed(1)} s, <= ${(ANSWERABLE_BUDGET_MS / 1000).toFixed(1)} s`,
    met: visibleMs <= VISIBLE_BUDGET_MS && answerableMs <= ANSWERABLE_BUDGET_MS,
    figures: { visibleMs, answerableMs },
  };
}
