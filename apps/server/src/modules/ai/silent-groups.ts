import { roundHalfUp } from '@vela/domain/scoring';
import type { OpenCounts, ReadableSurvey } from '../responses/index.ts';
import type { SilentGroup } from './ai-engine.ts';

/** Below half, those who answered need not be like those who did not. */
const SILENT_BELOW = 0.5;

/** Departments of which less than half answered. Of a running survey nothing can be said yet. */
export function silentGroupsOf(
  { access, status }: Pick<ReadableSurvey, 'access' | 'status'>,
  counts: Pick<OpenCounts, 'segments'>,
  departmentNames: ReadonlyMap<string, string>,
): SilentGroup[] {
  if (access !== 'invited_only' || status === 'active') return [];
  return counts.segments('department').flatMap(({ value, invited, released, hidden }): SilentGroup[] => {
    const name = departmentNames.get(value);
    if (name === undefined || (!hidden && roundHalfUp(released / invited, 2) >= SILENT_BELOW)) return [];
    return [{ name, invited, answered: hidden ? null : released }];
  });
}
