import { endpoints } from '@vela/contract';
import type { Deps } from '../../platform/deps.ts';
import type { Router } from '../../platform/http/routes.ts';
import { getHandbookOriginal } from './get-handbook-original.ts';
import { getHandbook, listHandbookSections } from './get-handbook.ts';
import { removeHandbook } from './remove-handbook.ts';
import { searchHandbook } from './search-handbook.ts';
import { uploadHandbook } from './upload-handbook.ts';

export function documentsRoutes(router: Router, deps: Deps): void {
  router.on(endpoints.uploadHandbook, async ({ actor, upload }) => {
    const handbook = await uploadHandbook(deps, actor, upload);
    return { status: 202, body: { handbook } };
  });
  router.on(endpoints.getHandbook, async ({ actor }) => ({
    status: 200,
    body: { handbook: await getHandbook(deps, actor) },
  }));
  router.on(endpoints.listHandbookSections, async ({ actor }) => ({
    status: 200,
    body: { sections: await listHandbookSections(deps, actor) },
  }));
  router.on(endpoints.searchHandbook, async ({ actor, query }) => ({
    status: 200,
    body: { results: await searchHandbook(deps, actor, query.q) },
  }));
  router.on(endpoints.getHandbookOriginal, async ({ actor, params }) => ({
    status: 200,
    body: await getHandbookOriginal(deps, actor, params.id),
  }));
  router.on(endpoints.removeHandbook, async ({ actor, params }) => {
    await removeHandbook(deps, actor, params.id);
    return { status: 200, body: { ok: true } };
  });
}
