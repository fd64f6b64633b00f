import type { Timeframe } from '../timeframe.ts';

export const analyticsKeys = {
  company: (timeframe: Timeframe) => ['analytics', 'company', timeframe] as const,
  executive: ['analytics', 'executive'] as const,
};
