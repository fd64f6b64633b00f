import { FIRST_RUN_STEPS, type FirstRun } from '@vela/contract';
import { permit, type Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { getHandbookState } from '../documents/index.ts';
import { getFirstSteps, hideFirstSteps } from './first-run-store.ts';

/** What a new company has done of its first steps. */
export async function getFirstRun(deps: Pick<Deps, 'db'>, actor: Actor): Promise<FirstRun> {
  permit(actor, 'company.write');
  return deps.db.inTenant(actor.companyId, async (tx) => {
    const { dismissedAt, ...has } = await getFirstSteps(tx, actor.companyId);
    const done: Record<(typeof FIRST_RUN_STEPS)[number], boolean> = {
      people: has.hasColleagues,
      coreValues: has.hasCoreValues,
      handbook: (await getHandbookState(tx, actor.companyId)).processed,
      survey: has.hasSurvey,
      launch: has.hasLaunched,
    };
    return { dismissed: dismissedAt !== null, steps: FIRST_RUN_STEPS.map((step) => ({ step, done: done[step] })) };
  });
}

/** Hides the first steps for every admin of the company. */
export async function dismissFirstRun(deps: Pick<Deps, 'db' | 'clock' | 'ids'>, actor: Actor): Promise<void> {
  permit(actor, 'company.write');
  await deps.db.inTenant(actor.companyId, async (tx) => {
    if (!(await hideFirstSteps(tx, actor.companyId, deps.clock.now()))) return;
    await audit(tx, deps, actor, {
      action: 'company.first-run-dismissed',
      subjectType: 'company',
      subjectId: actor.companyId,
    });
  });
}
