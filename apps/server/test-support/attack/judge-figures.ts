import { findSmallGroup, type Figure } from './find-small-group.ts';
import { EVERYBODY } from './plan-questions.ts';
import { readingName } from './reading.ts';
import type { Success, SurveyEvidence } from './success.ts';

/** Groups below the threshold in what all released counts of a question tell together, whoever read them and when. */
export function judgeFigures({ stage, sights, survey }: SurveyEvidence): Success[] {
  const byQuestion = new Map<number, Figure[]>();
  for (const { reading, figures } of sights) {
    if (reading.survey !== survey) continue;
    for (const [question, found] of figures) {
      byQuestion.set(question, [...(byQuestion.get(question) ?? []), ...found]);
    }
  }
  return [...judgeFilters({ stage, sights, survey }), ...judgeSums(byQuestion, { stage, survey })];
}

function judgeSums(
  byQuestion: ReadonlyMap<number, readonly Figure[]>,
  { stage, survey }: Pick<SurveyEvidence, 'stage' | 'survey'>,
): Success[] {
  return [...byQuestion].flatMap(([question, figures]) => {
    const found = findSmallGroup(figures, stage.scene.minGroup);
    if (found === null) return [];
    const how = found.sum.map(({ factor, figure }) => `${factor} x ${figure}`);
    return [{ kind: `figures of question ${question}`, survey, people: found.people, how }];
  });
}

/** Every further filter needs as many people again. */
function judgeFilters({ stage, sights, survey }: SurveyEvidence): Success[] {
  return sights.flatMap(({ reading, figures }) => {
    const filters = Object.keys(reading.filter).length;
    const needed = stage.scene.minGroup * filters;
    if (reading.survey !== survey || filters === 0) return [];
    const covered = (figures.get(EVERYBODY) ?? []).map(({ people }) => peopleIn(people));
    return covered.flatMap((people) => {
      if (people.length === 0 || people.length >= needed) return [];
      const how = [`${filters} filters need ${needed} people`, readingName(reading)];
      return [{ kind: 'figures with filters', survey, people, how }];
    });
  });
}

const peopleIn = (vector: readonly number[]): number[] =>
  vector.flatMap((count, person) => (count > 0 ? [person] : []));
