import type { Reading, SightsOf } from './reading.ts';
import type { Stage } from './stage.ts';

/** Something that was learned of fewer people than the threshold allows, or a figure that says more than its base. */
export interface Success {
  kind: string;
  survey: number | null;
  /** By their numbers in the scene. */
  people: readonly number[];
  /** What was released and read, in a form that lets it be done again. */
  how: readonly string[];
}

/** Everything that was read of one scene. */
export interface Evidence {
  stage: Stage;
  sights: readonly SightsOf[];
}

export interface SurveyEvidence extends Evidence {
  survey: number;
}

export const readingsOf = ({ sights, survey }: SurveyEvidence): Reading[] =>
  sights.flatMap(({ reading }) => (reading.survey === survey ? [reading] : []));
