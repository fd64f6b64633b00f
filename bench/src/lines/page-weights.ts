import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext } from 'playwright-core';
import type { Bench, BudgetLine } from '../budget-line.ts';
import { launchChromium } from '../chromium.ts';
import { launchSurvey, registerCompany } from '../server/api-client.ts';
import { TEN_QUESTIONS } from '../server/ten-questions.ts';
import { withServer } from '../server/server-process.ts';

const KILOBYTE = 1_000;

interface Weight {
  what: string;
  bytes: number;
  chartBytes: number;
  files: number;
  budgetKb: number;
}

/** What a browser really loads for a first visit: every script and style sheet, gzipped. */
export const pageWeights: Bench = {
  name: 'page-weights',
  run: async ({ chromium, report }) => {
    if (chromium === null) {
      report('page weights: no Chromium found, set CHROMIUM_PATH');
      return [];
    }
    report('page weights');
    const browser = await launchChromium(chromium);
    try {
      return (await weigh(browser)).map(toLine);
    } finally {
      await browser.close();
    }
  },
};

const weigh = (browser: Browser): Promise<Weight[]> =>
  withServer({ kind: 'embedded', demo: false }, async ({ url }) => {
    const client = await registerCompany(url);
    const survey = await launchSurvey(client, TEN_QUESTIONS);
    const signedOut = await browser.newContext();
    const signedIn = await browser.newContext();
    await signedIn.addInitScript((token) => localStorage.setItem('token', token), client.token);
    return [
      { what: 'public survey page', budgetKb: 90, ...(await loadedBy(signedOut, `${url}/survey/${survey._id}`)) },
      { what: 'app shell, first load at /login', budgetKb: 230, ...(await loadedBy(signedOut, `${url}/login`)) },
      { what: 'app shell, first load at /dashboard', budgetKb: 230, ...(await loadedBy(signedIn, `${url}/dashboard`)) },
    ];
  });

async function loadedBy(context: BrowserContext, address: string): Promise<Omit<Weight, 'what' | 'budgetKb'>> {
  const page = await context.newPage();
  // A browser that is never idle: what is fetched ahead for later screens is no part of a first load.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const weights = new Map<string, { bytes: number; isChart: boolean }>();
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!['script', 'stylesheet'].includes(response.request().resourceType()) || !response.ok()) return;
    const read = async () => {
      const body = await response.body();
      const isChart = body.includes('recharts-');
      weights.set(response.url(), { bytes: gzipSync(body, { level: 9 }).length, isChart });
    };
    reading.push(read());
  });
  const document = await page.goto(address, { waitUntil: 'networkidle' });
  await Promise.all(reading);
  const html = (await document?.text()) ?? '';
  await page.close();
  const files = [...weights.values(), ...inlined(html)];
  if (files.length === 0) throw new Error(`${address} loaded no script and no style sheet`);
  const total = (isChart: boolean) =>
    files.filter((file) => file.isChart === isChart).reduce((sum, { bytes }) => sum + bytes, 0);
  return { bytes: total(false), chartBytes: total(true), files: files.length };
}

/** Style sheets and scripts that travel inside the document; data for them is not counted. */
function inlined(html: string): { bytes: number; isChart: boolean }[] {
  const elements = html.matchAll(
    /<(?:style|script)(?![^>]*(?:src=|type="application))[^>]*>([\s\S]*?)<\/(?:style|script)>/g,
  );
  return [...elements].map(([, text = '']) => ({ bytes: gzipSync(text, { level: 9 }).length, isChart: false }));
}

function toLine({ what, bytes, chartBytes, files, budgetKb }: Weight): BudgetLine {
  const kb = bytes / KILOBYTE;
  const charts = chartBytes === 0 ? '' : `, charts ${(chartBytes / KILOBYTE).toFixed(1)} kB left out`;
  return {
    what: `${what}: JS + CSS, gzip`,
    database: 'none',
    measured: `${kb.toFixed(1)} kB in ${files} files${charts}`,
    budget: `<= ${budgetKb} kB`,
    met: kb <= budgetKb,
    figures: { kb, chartKb: chartBytes / KILOBYTE, files },
  };
}
