import { EVERYBODY } from './plan-questions.ts';
import { readingName } from './reading.ts';
import { surveyOf } from './stage.ts';
import type { Success, SurveyEvidence } from './success.ts';

/**
 * Rows of answers tell which questions were asked, so whoever answered before or after an edit stands out. Both have to be
 * nobody or enough people.
 */
export function judgeForms({ stage, sights, survey }: SurveyEvidence): Success[] {
  const { answered } = surveyOf(stage, survey);
  return sights
    .filter(({ reading }) => reading.survey === survey && reading.path.endsWith('/responses'))
    .flatMap(({ reading, figures }) =>
      (figures.get(EVERYBODY) ?? []).flatMap(({ name, people }) => {
        const visible = [...answered].filter(([person]) => (people[person] ?? 0) > 0);
        return [0, 1].flatMap((edits): Success[] => {
          const told = visible.flatMap(([person, after]) => (after === edits ? [person] : []));
          if (told.length === 0 || told.length >= stage.scene.minGroup) return [];
          return [{ kind: 'forms', survey, people: told, how: [name, `after ${edits} edits`, readingName(reading)] }];
        });
      }),
    );
}
