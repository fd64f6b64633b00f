import type { Subscriber } from '../../platform/events/event-types.ts';
import { findRollupDifferences, rebuildRollups } from './rollups.ts';

/**
 * From its closing on, a survey's figures are what people decide by. They have grown with each batch of responses; now all are
 * counted once more by other means, and where the two differ the count holds.
 */
export const checkClosedFigures: Subscriber<'survey.closed'> = {
  name: 'check-closed-figures',
  to: ['survey.closed'],
  handle: async (tx, deps, { companyId, payload: { surveyId } }) => {
    const differences = await findRollupDifferences(tx, companyId, surveyId);
    if (differences.length === 0) return;
    // How many, not which: what they say is the survey's.
    deps.log.error({ surveyId, differences: differences.length }, 'figures of a survey were wrong and are rebuilt');
    await rebuildRollups(tx, companyId, surveyId);
  },
};
