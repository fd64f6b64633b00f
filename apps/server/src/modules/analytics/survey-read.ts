import type { Role } from '@vela/domain/accounts';
import type { Segment, SegmentDimension } from '@vela/domain/anonymity';
import type { Question } from '@vela/domain/surveys';
import type { GroupCounts, ReadableSurvey, SegmentCounts } from '../responses/index.ts';
import type { AnalysedSurvey } from './analysed-surveys-store.ts';
import type { DigestedSurvey } from './read-digests.ts';

/** One survey, as far as the filters leave it. */
export interface FilteredSurvey {
  frame: AnalysedSurvey;
  /** The questions to report on, as they are asked now or were asked last. */
  questions: readonly Question[];
  group: GroupCounts;
}

/** All that the deep dive into a survey is computed from. */
export interface SurveyRead extends FilteredSurvey {
  survey: ReadableSurvey;
  filter: Segment;
  role: Role;
  segments: Record<SegmentDimension, readonly SegmentCounts[]>;
  /** Submitted responses by local day, quiet days left out. */
  days: readonly { day: string; count: number }[];
  /** First and last local day on which it took answers; null before the launch. */
  openDays: { from: string; to: string } | null;
  /** Launched runs of its series, newest first. */
  series: readonly DigestedSurvey[];
  compared: FilteredSurvey | null;
  departmentNames: ReadonlyMap<string, string>;
}

export const isFiltered = ({ filter }: Pick<SurveyRead, 'filter'>): boolean => Object.keys(filter).length > 0;
