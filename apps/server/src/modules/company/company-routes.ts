import { endpoints } from '@vela/contract';
import type { Deps } from '../../platform/deps.ts';
import type { Router } from '../../platform/http/routes.ts';
import { getDashboard } from './get-dashboard.ts';
import { listDepartments } from './list-departments.ts';

export function companyRoutes(router: Router, deps: Deps): void {
  router.on(endpoints.getDashboard, async ({ actor }) => ({ status: 200, body: await getDashboard(deps, actor) }));
  router.on(endpoints.listDepartments, async ({ actor }) => ({
    status: 200,
    body: { departments: await listDepartments(deps, actor) },
  }));
}
