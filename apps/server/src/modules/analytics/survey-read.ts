import type { Role } from '@vela/domain/accounts';
import type { Segment, SegmentDimension } from '@vela/domain/anonymity';
import type { Question } from '@vela/domain/surveys';
import type { GroupCounts, GatedSurvey } from '../responses/index.ts';
import type { DigestedSurvey } from './read-digests.ts';
import type { GroupSums } from './survey-digest.ts';

/** One survey, as far as the filters leave it. */
export interface FilteredSurvey {
  survey: GatedSurvey;
  /** The questions to report on, as they are asked now or were asked last. */
  questions: readonly Question[];
  group: GroupCounts & GroupSums;
}

/** All that the deep dive into a survey is made of: its row, and the figures of its groups. */
export interface SurveyRead extends FilteredSurvey {
  filter: Segment;
  role: Role;
  segments: Record<SegmentDimension, readonly GroupSums[]>;
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
