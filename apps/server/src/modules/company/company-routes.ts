import { endpoints } from '@vela/contract';
import type { Deps } from '../../platform/deps.ts';
import type { Router } from '../../platform/http/routes.ts';
import { dismissFirstRun, getFirstRun } from './first-run.ts';
import { getCompany, getReviewSettings, getSettings } from './get-company.ts';
import { getDashboard } from './get-dashboard.ts';
import { saveCoreValues } from './save-core-values.ts';
import { saveReviewSettings } from './save-review-settings.ts';
import { saveSettings } from './save-settings.ts';

export function companyRoutes(router: Router, deps: Deps): void {
  router.on(endpoints.getDashboard, async ({ actor }) => ({ status: 200, body: await getDashboard(deps, actor) }));
  router.on(endpoints.getCompany, async ({ actor }) => ({
    status: 200,
    body: { company: await getCompany(deps, actor) },
  }));
  router.on(endpoints.saveCoreValues, async ({ actor, body }) => ({
    status: 200,
    body: await saveCoreValues(deps, actor, body),
  }));
  settingsRoutes(router, deps);
  router.on(endpoints.getFirstRun, async ({ actor }) => ({
    status: 200,
    body: { firstRun: await getFirstRun(deps, actor) },
  }));
  router.on(endpoints.dismissFirstRun, async ({ actor }) => {
    await dismissFirstRun(deps, actor);
    return { status: 200, body: { ok: true } };
  });
}

function settingsRoutes(router: Router, deps: Deps): void {
  router.on(endpoints.getCompanySettings, async ({ actor }) => ({
    status: 200,
    body: { settings: await getSettings(deps, actor) },
  }));
  router.on(endpoints.saveCompanySettings, async ({ actor, body }) => ({
    status: 200,
    body: { settings: await saveSettings(deps, actor, body) },
  }));
  router.on(endpoints.getCompanyReviewSettings, async ({ actor }) => ({
    status: 200,
    body: { settings: await getReviewSettings(deps, actor) },
  }));
  router.on(endpoints.saveCompanyReviewSettings, async ({ actor, body }) => ({
    status: 200,
    body: { settings: await saveReviewSettings(deps, actor, body) },
  }));
}
