import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { QuestionBody } from '@vela/contract';
import { ratingQuestion } from '../api.ts';
import { expect, memberTest } from '../fixtures.ts';
import { handIn } from '../hand-in.ts';
import { ShellPage } from '../pages/shell.page.ts';
import { SurveyDetailPage } from '../pages/survey-detail.page.ts';

const QUESTIONS: QuestionBody[] = [
  ratingQuestion('How was it?'),
  ratingQuestion('How was it?'),
  { text: 'What should change?', type: 'text', category: 'culture', required: false },
];
const TITLE = '=Pulse: José / 2026';

const exportButton = (page: Page): Locator => page.getByRole('button', { name: 'Export', exact: true });

/** Chooses a file and waits for what the browser saves. */
async function download(page: Page, choice: RegExp) {
  await exportButton(page).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: choice }).click();
  const file = await saved;
  await new ShellPage(page).expectToast('Export downloaded');
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

memberTest(
  'responses, comments and figures are saved, complete and under names that can be opened',
  async ({ page, company }) => {
    const survey = await company.api.launchSurvey({ title: TITLE, questions: QUESTIONS });
    for (const rating of ['1', '2', '3', '4', '5']) await handIn(survey, [rating, '3', `=1+${rating}`]);
    await new SurveyDetailPage(page).open(survey._id);

    const responses = await download(page, /CSV: responses/);
    expect(responses.name).toMatch(/^.=Pulse.*responses\.csv$/);
    const [header, ...rows] = responses.bytes.toString('utf8').trimEnd().split('\r\n');
    expect(header).toBe('\ufeffDay,Q1 How was it?,Q2 How was it?');
    expect(rows.map((row) => row.replace(/^[\d-]{10},/, '')).sort()).toEqual(['1,3', '2,3', '3,3', '4,3', '5,3']);

    const comments = await download(page, /CSV: comments/);
    const texts = ['1', '2', '3', '4', '5'].map((rating) => `Q3 What should change?,"'=1+${rating}"`);
    expect(comments.bytes.toString('utf8').trimEnd().split('\r\n')).toEqual(['\ufeffQuestion,Text', ...texts]);

    const workbook = await download(page, /XLSX/);
    expect(workbook.name).toMatch(/\.xlsx$/);
    expect(workbook.bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    const report = await download(page, /PDF/);
    expect(report.bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(report.bytes.subarray(-6).toString('latin1').trim()).toBe('%%EOF');

    await page.goto('/analytics?timeframe=7d');
    const figures = await download(page, /^CSV/);
    expect(figures.name).toBe('Survey analytics last 7 days.csv');
    expect(figures.bytes.toString('utf8')).toMatch(/^Company,[^\r]*,Total responses,5,/m);
  },
);
