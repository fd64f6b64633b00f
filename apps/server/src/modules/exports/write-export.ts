import type { Timeframe } from '@vela/contract';
import { BYTE_ORDER_MARK, csvText, formulaSafe } from '@vela/domain/export';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { forbidden } from '../../platform/domain-error.ts';
import { getCompanyAnalytics } from '../analytics/index.ts';
import { companyFigures, companyTables } from './company-tables.ts';
import type { ExportTable } from './export-table.ts';
import { findRole } from './exports-store.ts';
import { writeCompanyPdf } from './pdf/write-company-pdf.ts';
import { writeSurveyPdf } from './pdf/write-survey-pdf.ts';
import type { ExportOrder, WriteExport, Writing } from './chunk-sink.ts';
import { openSurveyContent, type SurveyContent } from './survey-content.ts';
import { commentsTable, responsesTable, surveyTables } from './survey-tables.ts';
import { writeXlsx } from './write-xlsx.ts';

/** Writes what an export is about in its format, with the rights that the member has now. */
export const writeExport: WriteExport = async (deps, order, writing) => {
  const actor = await actorOf(deps, order);
  if (order.surveyId === null)
    return writeCompany(deps, { actor, order, timeframe: order.timeframe ?? '30d' }, writing);
  const { surveyId } = order;
  await deps.db.inTenantSnapshot(order.companyId, async (tx) => {
    const content = await openSurveyContent(tx, { deps, actor }, surveyId);
    await writeSurvey(withProgress(content, writing), order, writing);
  });
};

async function actorOf(deps: Deps, { companyId, memberId }: ExportOrder): Promise<Actor> {
  const found = await deps.db.inTenant(companyId, (tx) => findRole(tx, companyId, memberId));
  if (found === null) throw forbidden();
  return { companyId, memberId, sessionId: '', ...found, address: null };
}

interface CompanyWork {
  actor: Actor;
  order: ExportOrder;
  timeframe: Timeframe;
}

async function writeCompany(deps: Deps, { actor, order, timeframe }: CompanyWork, writing: Writing): Promise<void> {
  const analytics = await getCompanyAnalytics(deps, actor, { timeframe });
  switch (order.format) {
    case 'csv':
      return writeCsv(writing, companyFigures(analytics));
    case 'xlsx':
      return writeXlsx(writing, companyTables(analytics));
    case 'pdf':
      return writeCompanyPdf(writing, analytics);
  }
}

async function writeSurvey(content: SurveyContent, order: ExportOrder, writing: Writing): Promise<void> {
  switch (order.format) {
    case 'csv':
      return writeCsv(writing, csvTable(content, order));
    case 'xlsx':
      return writeXlsx(writing, surveyTables(content));
    case 'pdf':
      return writeSurveyPdf(writing, content);
  }
}

const csvTable = (content: SurveyContent, { part }: ExportOrder): ExportTable =>
  part === 'comments' ? commentsTable(content) : responsesTable(content);

/** Responses are read once and texts once; how many texts there are is not known before, so they count as one a response. */
function withProgress(content: SurveyContent, { setProgress }: Writing): SurveyContent {
  const { responses } = content;
  const total = Math.max(1, responses.count * 2);
  let done = 0;
  const counted = async function* <T>(portions: AsyncIterable<T[]>): AsyncGenerator<T[]> {
    for await (const portion of portions) {
      yield portion;
      done += portion.length;
      setProgress(done / total);
    }
  };
  return {
    ...content,
    responses: {
      ...responses,
      portions: () => counted(responses.portions()),
      texts: (questionIds) => counted(responses.texts(questionIds)),
    },
  };
}

/** One table as CSV. The byte-order mark tells spreadsheet programs that it is UTF-8. */
async function writeCsv({ sink, signal }: Pick<Writing, 'sink' | 'signal'>, table: ExportTable): Promise<void> {
  const asText = (cells: readonly (string | number | null)[]) => cells.map((cell) => formulaSafe(String(cell ?? '')));
  await sink.write(BYTE_ORDER_MARK + csvText([asText(table.header)]));
  for await (const rows of table.portions()) {
    signal.throwIfAborted();
    await sink.write(csvText(rows.map(asText)));
  }
}
