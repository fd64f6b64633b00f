import { isShowable } from '@vela/domain/anonymity';
import type { ReadableSurvey } from './gated-reads-store.ts';

/** Why less is shown than was submitted. */
export interface Release {
  minGroup: number;
  released: number;
  withheld: number;
}

/** Thresholds protect people whose name is not stored; whoever answers an attributed survey was told that it is. */
export const minGroupOf = (survey: Pick<ReadableSurvey, 'anonymous' | 'minGroup'>): number =>
  survey.anonymous ? survey.minGroup : 1;

export const releaseOf = (survey: ReadableSurvey): Release => ({
  minGroup: minGroupOf(survey),
  released: survey.released,
  withheld: survey.submitted - survey.released,
});

/** Whether anything at all may be read. */
export const isReadable = (survey: ReadableSurvey): boolean =>
  isShowable(survey.released, { minGroup: minGroupOf(survey), minGroupComments: survey.minGroupComments });
