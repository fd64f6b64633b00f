import { parse } from 'csv-parse/sync';
import ExcelJS from 'exceljs';
import { writeExport } from '../../src/modules/exports/write-export.ts';
import type { ExportOrder } from '../../src/modules/exports/chunk-sink.ts';
import type { Reading } from './reading.ts';
import type { Moment } from './read-survey.ts';
import { surveyOf } from './stage.ts';

type Order = Pick<ExportOrder, 'format' | 'part'>;

/** The files of a survey that carry answers one by one, as lists of rows by what they are of. */
export async function readExports(moment: Moment, survey: number): Promise<Reading[]> {
  const rows = (await exported(moment, survey, { format: 'csv', part: 'responses' })).toString('utf8');
  const texts = (await exported(moment, survey, { format: 'csv', part: 'comments' })).toString('utf8');
  return [
    toReading(moment, survey, { name: 'responses', json: { responses: rowsOf(rows) }, body: rows }),
    toReading(moment, survey, { name: 'comments', json: { comments: rowsOf(texts) }, body: texts }),
  ];
}

/** The workbook of a survey: the same answers and texts, and the counts of every value. */
export async function readWorkbook(moment: Moment, survey: number): Promise<Reading> {
  const workbook = new ExcelJS.Workbook();
  const bytes = await exported(moment, survey, { format: 'xlsx', part: 'responses' });
  // Safe: exceljs' types know only an older Buffer.
  await workbook.xlsx.load(bytes as unknown as ExcelJS.Buffer);
  const json = Object.fromEntries(workbook.worksheets.map((sheet) => [sheet.name.toLowerCase(), objectsOf(sheet)]));
  return toReading(moment, survey, { name: 'workbook', json, body: JSON.stringify(json) });
}

/** By header, in small letters and without spaces. Answers may stand under the same words and are told apart by position. */
function objectsOf(sheet: ExcelJS.Worksheet): Record<string, unknown>[] {
  // Safe: a row's values are a list from its second place on.
  const valuesOf = (row: number) => Array.from(sheet.getRow(row).values as unknown[]).slice(1);
  const header = valuesOf(1).map((name) => String(name).toLowerCase().replaceAll(' ', ''));
  const nameOf = (index: number) => (sheet.name === 'Questions' ? header[index] : `column${index}`);
  return Array.from({ length: sheet.rowCount - 1 }, (_, index) =>
    Object.fromEntries(valuesOf(index + 2).map((value, column) => [nameOf(column), value])),
  );
}

function toReading(
  { stage, at, reader }: Moment,
  survey: number,
  { name, ...content }: { name: string; json: unknown; body: string },
): Reading {
  const path = `/api/surveys/${surveyOf(stage, survey).id}/exports/${name}`;
  return { at, reader: reader.name, person: reader.person, survey, path, filter: {}, status: 200, ...content };
}

/** Written as the queue does it, without waiting for its turn behind the files of other scenes. */
async function exported({ stage, reader }: Moment, survey: number, order: Order): Promise<Buffer> {
  const { app, company } = stage;
  const parts: Buffer[] = [];
  const writing = {
    sink: { write: (bytes: Uint8Array | string) => Promise.resolve(void parts.push(Buffer.from(bytes))) },
    setProgress: () => undefined,
    signal: new AbortController().signal,
  };
  const memberId = company.people[reader.person]?.memberId ?? '';
  const surveyId = surveyOf(stage, survey).id;
  await writeExport(app.deps, { companyId: company.companyId, memberId, surveyId, timeframe: null, ...order }, writing);
  return Buffer.concat(parts);
}

/** By position: headers hold the questions' texts, which say nothing of people. */
const rowsOf = (csv: string): Record<string, string>[] => {
  const rows: string[][] = parse(csv, { bom: true, from_line: 2 });
  return rows.map((row) => Object.fromEntries(row.map((cell, index) => [`column${index}`, cell])));
};
