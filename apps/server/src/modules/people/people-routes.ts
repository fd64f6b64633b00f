import { endpoints } from '@vela/contract';
import type { Deps } from '../../platform/deps.ts';
import type { Router } from '../../platform/http/routes.ts';
import type { ServerModule } from '../../platform/module.ts';
import { addPerson } from './add-person.ts';
import { changeRole } from './change-role.ts';
import { erasePerson } from './data-rights/erase-person.ts';
import { exportPersonalData } from './data-rights/export-personal-data.ts';
import { deactivatePerson } from './deactivate-person.ts';
import { getOrgChart } from './get-org-chart.ts';
import { getPerson } from './get-person.ts';
import { listPeople } from './list-people.ts';
import { reactivatePerson } from './reactivate-person.ts';
import { setLeave } from './set-leave.ts';
import { updatePerson } from './update-person.ts';

export function peopleRoutes(router: Router, deps: Deps): void {
  router.on(endpoints.listPeople, async ({ actor, query }) => ({
    status: 200,
    body: await listPeople(deps, actor, query),
  }));
  router.on(endpoints.getOrgChart, async ({ actor, query }) => ({
    status: 200,
    body: await getOrgChart(deps, actor, query.managerId ?? null),
  }));
  router.on(endpoints.getPerson, async ({ actor, params }) => ({
    status: 200,
    body: { person: await getPerson(deps, actor, params.id) },
  }));
  router.on(endpoints.addPerson, async ({ actor, body }) => ({
    status: 201,
    body: { person: await addPerson(deps, actor, body) },
  }));
  router.on(endpoints.updatePerson, async ({ actor, params, body }) => ({
    status: 200,
    body: { person: await updatePerson(deps, actor, { id: params.id, body }) },
  }));
  accessRoutes(router, deps);
}

function accessRoutes(router: Router, deps: Deps): void {
  router.on(endpoints.changeRole, async ({ actor, params, body }) => ({
    status: 200,
    body: { person: await changeRole(deps, actor, { id: params.id, role: body.role }) },
  }));
  router.on(endpoints.setLeave, async ({ actor, params, body }) => ({
    status: 200,
    body: { person: await setLeave(deps, actor, { id: params.id, ...body }) },
  }));
  router.on(endpoints.deactivatePerson, async ({ actor, params, body }) => ({
    status: 200,
    body: { person: await deactivatePerson(deps, actor, { id: params.id, reportsTo: body.reportsTo ?? null }) },
  }));
  router.on(endpoints.reactivatePerson, async ({ actor, params }) => ({
    status: 200,
    body: { person: await reactivatePerson(deps, actor, params.id) },
  }));
}

/** Every area erases and tells what it keeps about a person. */
export function dataRightsRoutes(router: Router, deps: Deps, areas: readonly ServerModule[]): void {
  router.on(endpoints.exportPersonalData, async ({ actor, params }) => ({
    status: 200,
    body: await exportPersonalData({ ...deps, areas }, actor, params.id),
  }));
  router.on(endpoints.erasePerson, async ({ actor, params, body }) => {
    await erasePerson({ ...deps, areas }, actor, { id: params.id, confirmEmail: body.confirmEmail });
    return { status: 200, body: { ok: true } };
  });
}
