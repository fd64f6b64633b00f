import type { Export, Timeframe } from '@vela/contract';
import type { Tx } from '@vela/db';
import type { Scope } from '@vela/domain/accounts';
import {
  EXPORT_KEPT_HOURS,
  exportFileName,
  MOST_OPEN_EXPORTS,
  type ExportFormat,
  type ExportPart,
} from '@vela/domain/export';
import { permit, type Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { idFromKey } from '../../platform/ids.ts';
import { reachOf } from '../../platform/reach.ts';
import { getGatedSurvey } from '../responses/index.ts';
import { expiredExportJob, exportJob } from './export-job.ts';
import { presentExport } from './export-presenter.ts';
import { countOpenExports, getExportRow, insertExport, lockMemberExports, type NewExport } from './exports-store.ts';

type StartDeps = Pick<Deps, 'db' | 'clock' | 'ids'>;

export interface SurveyExport {
  surveyId: string;
  format: ExportFormat;
  part: ExportPart;
  /** The same key of the same member starts one export, however often it is sent. */
  key: string | undefined;
}

/** Queues a file of a survey. */
export async function startSurveyExport(deps: StartDeps, actor: Actor, wanted: SurveyExport): Promise<Export> {
  const { surveyId, format, part } = wanted;
  const scope = scopeOfPermit(permit(actor, 'responses.export'));
  const reach = reachOf(actor, 'responses.export');
  return deps.db.inTenant(actor.companyId, async (tx) => {
    const { title } = await getGatedSurvey(tx, reach, surveyId);
    const fileName = exportFileName(title, format === 'csv' ? part : '', format);
    return start(tx, { deps, actor, key: wanted.key }, { surveyId, timeframe: null, format, part, fileName, scope });
  });
}

export interface CompanyExport {
  timeframe: Timeframe;
  format: ExportFormat;
  key: string | undefined;
}

/** Queues a file of the company's figures. */
export async function startCompanyExport(deps: StartDeps, actor: Actor, wanted: CompanyExport): Promise<Export> {
  const { timeframe, format, key } = wanted;
  const scope = scopeOfPermit(permit(actor, 'analytics.read'));
  const fileName = exportFileName('Survey analytics', `last ${Number.parseInt(timeframe, 10)} days`, format);
  return deps.db.inTenant(actor.companyId, (tx) =>
    start(tx, { deps, actor, key }, { surveyId: null, timeframe, format, part: 'responses', fileName, scope }),
  );
}

type Wanted = Pick<NewExport, 'format' | 'part' | 'fileName' | 'scope'> & {
  surveyId: string | null;
  timeframe: Timeframe | null;
};

async function start(
  tx: Tx,
  { deps, actor, key }: { deps: StartDeps; actor: Actor; key: string | undefined },
  wanted: Wanted,
): Promise<Export> {
  const { companyId, memberId } = actor;
  const { surveyId, timeframe, format, part } = wanted;
  const about = [surveyId ?? '', timeframe ?? '', format, part];
  const id = key ? idFromKey(companyId, memberId, 'export', ...about, key) : deps.ids.newId();
  const createdAt = deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + EXPORT_KEPT_HOURS * 3_600_000);
  await lockMemberExports(tx, companyId, memberId);
  const row = { ...wanted, companyId, id, memberId, status: 'queued', createdAt, expiresAt } as const;
  if (await insertExport(tx, row)) {
    if ((await countOpenExports(tx, companyId, memberId)) > MOST_OPEN_EXPORTS) throw tooManyOpen();
    const job = { companyId, data: { exportId: id }, key: id };
    await addJob(tx, exportJob, job);
    await addJob(tx, expiredExportJob, { ...job, afterMs: EXPORT_KEPT_HOURS * 3_600_000 });
    await audit(tx, deps, actor, { action: 'export.started', ...exportFact(row) });
  }
  const seesCompany = wanted.scope === 'company';
  return presentExport(await getExportRow(tx, { companyId, memberId, seesCompany, now: createdAt }, id));
}

/** What the log says of an export, whatever is done with it. */
export const exportFact = (
  row: Pick<NewExport, 'companyId' | 'id' | 'surveyId' | 'timeframe' | 'format' | 'part' | 'fileName'>,
) => {
  const { surveyId, timeframe, format, part, fileName } = row;
  const about = { exportId: row.id, format, fileName };
  if (surveyId) return { subjectType: 'survey', subjectId: surveyId, detail: { ...about, part } };
  return { subjectType: 'company', subjectId: row.companyId, detail: { ...about, timeframe } };
};

/** Both permissions reach as far as the company or what the member made. */
const scopeOfPermit = (scope: Scope): 'own' | 'company' => (scope === 'company' ? 'company' : 'own');

const tooManyOpen = () =>
  new DomainError('rate_limited', 'Several of your exports are still being written. Please wait until one is done.', {
    retryAfterSeconds: 10,
  });
