import { endpoints } from '@vela/contract';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/domain-error.ts';
import type { Router } from '../../platform/http/routes.ts';
import { DEMO_SIGN_IN } from './nebula-people.ts';
import { isDemoThere } from './seed-demo.ts';

export function demoRoutes(router: Router, deps: Deps): void {
  router.on(endpoints.getDemo, async () => {
    if (!deps.demo || !(await isDemoThere(deps))) throw notFound('A demo company');
    return { status: 200, body: DEMO_SIGN_IN };
  });
}
