import { endpoints } from '@vela/contract';
import type { Deps } from '../../platform/deps.ts';
import type { Router } from '../../platform/http/routes.ts';
import { listOutbox } from './list-outbox.ts';

export function notificationsRoutes(router: Router, deps: Deps): void {
  router.on(endpoints.listOutbox, async ({ actor, query }) => ({
    status: 200,
    body: await listOutbox(deps, actor, query),
  }));
}
