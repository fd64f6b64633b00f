import { areEnoughPeople } from '@vela/domain/anonymity';
import type { GatedSurvey } from './gated-reads-store.ts';

/** How many of the submitted responses are released, and how many wait. */
export interface Release {
  minGroup: number;
  released: number;
  waiting: number;
}

/** Thresholds protect people whose name is not stored; whoever answers an attributed survey was told that it is. */
export const minGroupOf = (survey: Pick<GatedSurvey, 'anonymous' | 'minGroup'>): number =>
  survey.anonymous ? survey.minGroup : 1;

export const releaseOf = (survey: GatedSurvey): Release => ({
  minGroup: minGroupOf(survey),
  released: survey.released,
  waiting: survey.submitted - survey.released,
});

/** Whether so many are released that anything may be read at all. */
export const hasReleased = (survey: GatedSurvey): boolean =>
  areEnoughPeople(survey.released, { minGroup: minGroupOf(survey), minGroupComments: survey.minGroupComments });
