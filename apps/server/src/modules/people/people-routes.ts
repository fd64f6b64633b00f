import { endpoints } from '@vela/contract';
import type { Deps } from '../../platform/deps.ts';
import type { Router } from '../../platform/http/routes.ts';
import { getPerson } from './get-person.ts';

export function peopleRoutes(router: Router, deps: Deps): void {
  router.on(endpoints.getPerson, async ({ actor, params }) => ({
    status: 200,
    body: { person: await getPerson(deps, actor, params.id) },
  }));
}
