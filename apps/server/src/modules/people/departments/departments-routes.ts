import { endpoints } from '@vela/contract';
import type { Deps } from '../../../platform/deps.ts';
import type { Router } from '../../../platform/http/routes.ts';
import { addDepartment } from './add-department.ts';
import { deleteDepartment } from './delete-department.ts';
import { listDepartments } from './list-departments.ts';
import { renameDepartment } from './rename-department.ts';

export function departmentsRoutes(router: Router, deps: Deps): void {
  router.on(endpoints.listDepartments, async ({ actor }) => ({
    status: 200,
    body: { departments: await listDepartments(deps, actor) },
  }));
  router.on(endpoints.addDepartment, async ({ actor, body }) => ({
    status: 201,
    body: { department: await addDepartment(deps, actor, body.name) },
  }));
  router.on(endpoints.renameDepartment, async ({ actor, params, body }) => ({
    status: 200,
    body: { department: await renameDepartment(deps, actor, { id: params.id, name: body.name }) },
  }));
  router.on(endpoints.deleteDepartment, async ({ actor, params, query }) => {
    await deleteDepartment(deps, actor, { id: params.id, moveTo: query.moveTo ?? null });
    return { status: 200, body: { ok: true } };
  });
}
