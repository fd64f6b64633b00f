import { endpoints } from '@vela/contract';
import type { Deps } from '../../platform/deps.ts';
import type { Router } from '../../platform/http/routes.ts';
import { cancelExport } from './cancel-export.ts';
import { getExport } from './get-export.ts';
import { getExportFile } from './get-export-file.ts';
import { startCompanyExport, startSurveyExport } from './start-export.ts';

export function exportsRoutes(router: Router, deps: Deps): void {
  router.on(endpoints.startSurveyExport, async ({ actor, params, headers, body }) => {
    const wanted = { ...body, surveyId: params.id, key: headers['idempotency-key'] };
    const started = await startSurveyExport(deps, actor, wanted);
    return { status: 202, body: { export: started } };
  });
  router.on(endpoints.startCompanyExport, async ({ actor, headers, body }) => {
    const started = await startCompanyExport(deps, actor, { ...body, key: headers['idempotency-key'] });
    return { status: 202, body: { export: started } };
  });
  router.on(endpoints.getExport, async ({ actor, params }) => ({
    status: 200,
    body: { export: await getExport(deps, actor, params.id) },
  }));
  router.on(endpoints.getExportFile, async ({ actor, params }) => ({
    status: 200,
    body: await getExportFile(deps, actor, params.id),
  }));
  router.on(endpoints.cancelExport, async ({ actor, params }) => {
    await cancelExport(deps, actor, params.id);
    return { status: 200, body: { ok: true } };
  });
}
