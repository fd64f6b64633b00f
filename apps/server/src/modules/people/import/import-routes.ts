import { endpoints } from '@vela/contract';
import type { Deps } from '../../../platform/deps.ts';
import type { Router } from '../../../platform/http/routes.ts';
import { checkImport } from './check-import.ts';
import { exportPeople } from './export-people.ts';
import { getImport, listImports } from './get-import.ts';
import { startImport } from './start-import.ts';
import { undoImport } from './undo-import.ts';
import { uploadImport } from './upload-import.ts';

export function importRoutes(router: Router, deps: Deps): void {
  router.on(endpoints.uploadPeopleImport, async ({ actor, upload }) => ({
    status: 201,
    body: { import: await uploadImport(deps, actor, upload) },
  }));
  router.on(endpoints.listPeopleImports, async ({ actor }) => ({
    status: 200,
    body: { imports: await listImports(deps, actor) },
  }));
  router.on(endpoints.getPeopleImport, async ({ actor, params }) => ({
    status: 200,
    body: { import: await getImport(deps, actor, params.id) },
  }));
  router.on(endpoints.checkPeopleImport, async ({ actor, params, body }) => ({
    status: 200,
    body: { check: await checkImport(deps, actor, { id: params.id, mapping: body.mapping }) },
  }));
  router.on(endpoints.applyPeopleImport, async ({ actor, params, body }) => ({
    status: 202,
    body: { import: await startImport(deps, actor, { id: params.id, ...body }) },
  }));
  router.on(endpoints.undoPeopleImport, async ({ actor, params }) => ({
    status: 200,
    body: await undoImport(deps, actor, params.id),
  }));
  router.on(endpoints.exportPeople, async ({ actor }) => ({ status: 200, body: await exportPeople(deps, actor) }));
}
