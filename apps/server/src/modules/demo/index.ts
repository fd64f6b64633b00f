import { DomainError } from '../../platform/domain-error.ts';
import type { ServerModule } from '../../platform/module.ts';
import { demoRoutes } from './demo-routes.ts';
import { DEMO_SIGN_IN } from './nebula-people.ts';
import { seedDemo } from './seed-demo.ts';

export const demoModule: ServerModule = {
  name: 'demo',
  routes: demoRoutes,
  start: async (deps) => {
    if (!deps.demo) return undefined;
    try {
      await seedDemo(deps);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      // Without it the others can still work, so it is no reason not to start.
      deps.log.warn({ reason: error.message }, 'there is no demo company');
      return undefined;
    }
    return `demo sign-in: ${DEMO_SIGN_IN.email} / ${DEMO_SIGN_IN.password}`;
  },
};

export { DEMO_SIGN_IN } from './nebula-people.ts';
export { resetDemo, seedDemo } from './seed-demo.ts';
export { seedCompany } from './seed-company.ts';
