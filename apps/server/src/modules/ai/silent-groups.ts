import type { Tx } from '@vela/db';
import { roundHalfUp } from '@vela/domain';
import { listDepartmentNames } from '../../platform/department-names-store.ts';
import { openCounts, type ReadableSurvey } from '../responses/index.ts';
import type { SilentGroup } from './ai-engine.ts';

/** Below half, those who answered need not be like those who did not. */
const SILENT_BELOW = 0.5;

/** Departments of which less than half answered, by survey. Of a running survey nothing can be said yet. */
export async function readSilentGroups(
  tx: Tx,
  companyId: string,
  surveys: readonly ReadableSurvey[],
): Promise<Map<string, SilentGroup[]>> {
  const over = surveys.filter(({ access, status }) => access === 'invited_only' && status !== 'active');
  if (over.length === 0) return new Map();
  const names = await listDepartmentNames(tx, companyId);
  const counts = await openCounts(tx, companyId, over);
  return new Map(
    [...counts].map(([surveyId, own]) => [
      surveyId,
      own.segments('department').flatMap(({ value, invited, released, hidden }): SilentGroup[] => {
        const name = names.get(value);
        if (name === undefined || (!hidden && roundHalfUp(released / invited, 2) >= SILENT_BELOW)) return [];
        return [{ name, invited, answered: hidden ? null : released }];
      }),
    ]),
  );
}
