import { OTHER_OPTION } from '@vela/domain/surveys';
import { parse } from 'csv-parse/sync';
import ExcelJS from 'exceljs';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { makeActiveSurvey, RATING, submitAnswers, type LaunchedSurvey } from '../../../test-support/answer-survey.ts';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { exportFile } from '../../../test-support/export-calls.ts';
import { makeCompany, makeDraft, makeDepartment } from '../../../test-support/factories.ts';
import { addReleasedSurvey } from '../../../test-support/released-survey.ts';
import { makeQuestion } from '../../../test-support/factories.ts';

const testApp = useTestApp();
const TEXT = { text: 'What else?', type: 'text', required: false };
const CHOICE = {
  text: '=cmd|calc!A1',
  type: 'multiple_choice',
  options: ['=1+1', 'Home'],
  allowOther: true,
  required: false,
};
const QUESTIONS = [RATING, { ...RATING, allowComment: true }, CHOICE, TEXT];
const HOSTILE = '=HYPERLINK("http://evil.example","x")\n"quoted", and; more 🎉 مرحبا';

async function answered(count: number, title = 'Weekly pulse') {
  const { token, actor } = await makeCompany(testApp().deps);
  const survey = await makeActiveSurvey(testApp(), token, { questions: QUESTIONS, title });
  for (let index = 0; index < count; index += 1) await submit(survey, index);
  return { token, actor, survey };
}

async function submit(survey: LaunchedSurvey, index: number) {
  const [first, second, third, fourth] = survey.questionIds;
  const answers = [
    { questionId: first, answer: String((index % 5) + 1) },
    { questionId: second, answer: '2', comment: `Comment ${index}` },
    { questionId: third, answer: OTHER_OPTION, other: `Other ${index}` },
    { questionId: fourth, answer: index === 0 ? HOSTILE : `Text ${index}` },
  ];
  const sent = await submitAnswers(testApp(), survey, [], { body: { answers } });
  expect(sent.statusCode, sent.body).toBe(201);
}

const csvOf = async (token: string, surveyId: string, part = 'responses') => {
  const { bytes } = await exportFile(testApp(), token, { surveyId, body: { format: 'csv', part } });
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
  const rows: string[][] = parse(bytes, { bom: true, relaxColumnCount: false });
  return rows;
};

async function workbookOf(token: string, surveyId?: string) {
  const about = surveyId === undefined ? {} : { surveyId };
  const { bytes } = await exportFile(testApp(), token, { ...about, body: { format: 'xlsx' } });
  const workbook = new ExcelJS.Workbook();
  // Safe: exceljs' types know only an older Buffer.
  await workbook.xlsx.load(bytes as unknown as ExcelJS.Buffer);
  return new Map(workbook.worksheets.map((sheet) => [sheet.name, rowsOf(sheet)]));
}

const rowsOf = (sheet: ExcelJS.Worksheet): unknown[][] =>
  // Safe: a row's values are a list from its second place on.
  Array.from({ length: sheet.rowCount }, (_, index) => (sheet.getRow(index + 1).values as unknown[]).slice(1));

async function pdfOf(token: string, surveyId?: string): Promise<string> {
  const about = surveyId === undefined ? {} : { surveyId };
  const { bytes } = await exportFile(testApp(), token, { ...about, body: { format: 'pdf' } });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}

test('a CSV has a row for each response and a column for each question, same texts or not', async () => {
  const { token, survey } = await answered(10);
  const [header, ...rows] = await csvOf(token, survey.id);
  expect(header).toEqual([
    'Day',
    'Q1 How was your week?',
    'Q1 How was your week? (Comment)',
    'Q2 How was your week?',
    'Q2 How was your week? (Comment)',
    'Q3 =cmd|calc!A1',
    'Q3 =cmd|calc!A1 (Other)',
    'Q3 =cmd|calc!A1 (Comment)',
    'Q4 What else?',
  ]);
  expect(rows).toHaveLength(10);
  const first = rows.find((row) => row[6] === 'Other 0');
  expect(first?.slice(1)).toEqual(['1', '', '2', 'Comment 0', 'Other', 'Other 0', '', `'${HOSTILE}`]);
  expect(rows.map((row) => row[1]).sort()).toEqual([...'1122334455']);
});

test('below ten people texts stand apart: rows have none, and the other file has them in the order of the alphabet', async () => {
  const { token, survey } = await answered(5);
  const [header, ...rows] = await csvOf(token, survey.id);
  expect(header).toEqual(['Day', 'Q1 How was your week?', 'Q2 How was your week?', 'Q3 =cmd|calc!A1']);
  expect(rows).toHaveLength(5);
  const comments = await csvOf(token, survey.id, 'comments');
  expect(comments).toEqual([
    ['Question', 'Text'],
    ...[0, 1, 2, 3, 4].map((index) => ['Q2 How was your week?', `Comment ${index}`]),
    ...[0, 1, 2, 3, 4].map((index) => ['Q3 =cmd|calc!A1', `Other ${index}`]),
    ['Q4 What else?', `'${HOSTILE}`],
    ...[1, 2, 3, 4].map((index) => ['Q4 What else?', `Text ${index}`]),
  ]);
});

test('what may not be read is in no file', async () => {
  const { token, survey } = await answered(4);
  expect(await csvOf(token, survey.id)).toHaveLength(1);
  expect(await csvOf(token, survey.id, 'comments')).toHaveLength(1);
  const sheets = await workbookOf(token, survey.id);
  expect(sheets.get('Responses')).toHaveLength(1);
  expect(JSON.stringify([...sheets])).not.toMatch(/Comment \d|Other \d|Text \d/);
  const text = await pdfOf(token, survey.id);
  expect(text).not.toMatch(/Comment \d|Other \d|Text \d/);
  expect(text).toContain('4 of 4 responses wait');
});

test('figures, rows and what waits agree with each other and with the screen', async () => {
  const { token, survey } = await answered(12);
  const sheets = await workbookOf(token, survey.id);
  expect([...sheets.keys()]).toEqual(['Summary', 'Responses', 'Comments', 'Groups', 'Questions']);
  expect(sheets.get('Responses')).toHaveLength(11);
  const summary = new Map((sheets.get('Summary') ?? []).map((row) => [row[2], row]));
  expect(summary.get('Responses')?.[3]).toBe(12);
  expect(summary.get('Released responses')?.[3]).toBe(10);
  // 1 to 5 twice each and ten times 2: (5 x (0 + 25 + 50 + 75 + 100) / 5 + ...) unrounded.
  expect(summary.get('Score (0 to 100)')?.slice(3, 4)).toEqual([37.5]);
  const notes = (sheets.get('Summary') ?? []).flatMap((row) => row[11] ?? []);
  expect(notes.join(' ')).toContain('2 of 12 responses wait');
  const [, firstResponse] = sheets.get('Responses') ?? [];
  expect(typeof firstResponse?.[1]).toBe('number');
  const cells = [...sheets.values()].flat(2).filter((cell) => typeof cell === 'string');
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^-\d/.test(cell))).toEqual([]);
  expect(cells).toContain(`'${HOSTILE}`);
});

test('a survey without an answer, or without a launch, is a file that says so', async () => {
  const { actor, token, survey } = await answered(0);
  for (const id of [survey.id, await makeDraft(testApp().deps, actor)]) {
    expect(await csvOf(token, id)).toHaveLength(1);
    const sheets = await workbookOf(token, id);
    expect(JSON.stringify([...sheets])).not.toMatch(/NaN|Infinity/);
    const text = await pdfOf(token, id);
    expect(text).toContain('No answers yet.');
    expect(text).not.toMatch(/NaN|undefined|null/);
  }
});

test('groups that are too small say that they are hidden', async () => {
  const { deps } = testApp();
  const company = await makeCompany(deps);
  const question = makeQuestion(deps);
  const [large, small] = [
    await makeDepartment(deps, company.companyId, 'Engineering'),
    await makeDepartment(deps, company.companyId, '=Sales'),
  ];
  const person = (answer: string) => ({ answers: new Map([[question._id, [answer]]]), seconds: 30 });
  const surveyId = await addReleasedSurvey(testApp(), company, {
    questions: [question],
    launchedAt: deps.clock.now(),
    groups: [
      { segment: { department: large }, invited: 9, people: ['5', '5', '4', '4', '5', '3', '5'].map(person) },
      { segment: { department: small }, invited: 6, people: [] },
    ],
  });
  const groups = (await workbookOf(company.token, surveyId)).get('Groups') ?? [];
  const byName = new Map(groups.map((row) => [row[1], row]));
  expect(byName.get("'=Sales")?.slice(2, 7)).toEqual([6, 'Hidden', 'Hidden', 'Hidden', 'Hidden']);
  // (4 x 100 + 2 x 75 + 50) / 7, as it is and not rounded.
  expect(byName.get('Engineering')?.[5]).toBeCloseTo(600 / 7, 9);
  const text = await pdfOf(company.token, surveyId);
  expect(text).toContain('Engineering 9 85.7');
  expect(text).toMatch(/=Sales 6 Hidden Hidden/);
  const company_ = await workbookOf(company.token);
  expect([...company_.keys()]).toEqual(['Figures', 'Departments', 'Drivers', 'Risks', 'Trend', 'Surveys']);
  expect(company_.get('Departments')?.map((row) => row.slice(0, 3))).toContainEqual(["'=Sales", 6, 'Hidden']);
  expect(company_.get('Departments')?.[0]?.slice(4, 7)).toEqual(['Score', 'Change', 'Change note']);
  expect(await pdfOf(company.token)).toContain('By department');
});

test('a company without a survey has files of zeros and gaps, no broken numbers', async () => {
  const { token } = await makeCompany(testApp().deps);
  const { bytes } = await exportFile(testApp(), token, { body: { format: 'csv', timeframe: '7d' } });
  const rows: string[][] = parse(bytes, { bom: true });
  expect(rows.find((row) => row[2] === 'Score (0 to 100)')?.slice(3)).toEqual([
    ...['', '', '', '0', '0', '0', '0', '0', 'No answers yet'],
  ]);
  expect(await pdfOf(token)).toContain('No answers yet');
  expect((await workbookOf(token)).get('Surveys')).toHaveLength(1);
});

test('long texts, many columns, odd titles and every script get through', async () => {
  const { token } = await makeCompany(testApp().deps);
  const questions = Array.from({ length: 99 }, (_, index) => ({
    ...RATING,
    text: `Question ${index}`,
    required: false,
  }));
  const title = '=1+1 [a]/b: שלום עולם 🎉'.padEnd(200, 'é');
  const survey = await makeActiveSurvey(testApp(), token, { title, questions: [...questions, TEXT] });
  const texts = [
    'é'.repeat(5_000),
    `${'word '.repeat(900)}_x000D_ <b>&"`,
    'مرحبا بالعالم هذا نص طويل',
    'שלום 123 עולם',
    '漢字 👩‍👩‍👧 \u0001 end',
  ];
  for (const text of [...texts, ...texts]) {
    const answers = [{ questionId: survey.questionIds[99], answer: text }];
    expect((await submitAnswers(testApp(), survey, [], { body: { answers } })).statusCode).toBe(201);
  }
  const { headers, written } = await exportFile(testApp(), token, { surveyId: survey.id, body: { format: 'xlsx' } });
  expect(written.fileName).toMatch(/^'=1\+1 \[a\] b שלום עולם 🎉.*\.xlsx$/u);
  expect(headers['content-disposition']).not.toMatch(/[^\x20-\x7e]/);
  const sheets = await workbookOf(token, survey.id);
  expect(sheets.get('Responses')?.[0]).toHaveLength(200);
  const comments = (sheets.get('Comments') ?? []).map((row) => row[1]);
  // How Excel itself writes a text that looks like one of its codes.
  const stored = texts.slice(0, 4).map((text) => text.replace('_x000D_', '_x005F_x000D_'));
  for (const text of stored) expect(comments).toContain(text);
  expect((await csvOf(token, survey.id)).every((row) => row.length === 200)).toBe(true);
  const pdf = await pdfOf(token, survey.id);
  expect(pdf).toContain('□□');
  expect(pdf.replace(/\s/g, '')).toContain('é'.repeat(150));
});
