import type { QuestionAnalytics, SurveyAnalytics } from '@vela/contract';
import { naiveScores } from './naive-scores.ts';
import { readingName, type Reading } from './reading.ts';
import type { SceneQuestion } from './scene.ts';
import { surveyOf } from './stage.ts';
import { readingsOf, type Success, type SurveyEvidence } from './success.ts';
import { parseOption } from './tracers.ts';

type Analytics = Partial<Pick<SurveyAnalytics, 'release' | 'people' | 'hidden' | 'segments'>> &
  Pick<SurveyAnalytics, 'questionAnalytics' | 'averageCompletionTime' | 'medianCompletionTime'>;

/** The analytics in a reading; null where it is another one or was refused. */
export function analyticsOf({ path, status, json }: Reading): Analytics | null {
  if (status !== 200 || !/^\/api\/analytics\/survey\/[\w-]+(\?|$)/.test(path)) return null;
  // Safe: the server validates its answers against this contract.
  return (json as { analytics: Analytics }).analytics;
}

/** Figures that say something else than the released distributions: they would tell of other people than these do. */
export function judgeAggregates(evidence: SurveyEvidence): Success[] {
  const { stage, survey } = evidence;
  const { questionIds } = surveyOf(stage, survey);
  const planned = stage.scene.surveys[survey];
  if (planned === undefined) return [];
  return readingsOf(evidence).flatMap((reading) => {
    const byId = new Map(analyticsOf(reading)?.questionAnalytics.map((one) => [one.questionId, one]));
    return planned.questions.flatMap((question, index) => {
      const own = byId.get(questionIds[index] ?? '');
      const twin = byId.get(questionIds[question.twin ?? -1] ?? '');
      if (own === undefined || twin === undefined) return [];
      const people = peopleOf(twin);
      const answers = people.map((person) => planned.responses.get(person)?.answers.get(index)?.value ?? '');
      return differences(question, { own, twin, answers }).map((difference) => ({
        kind: `figure of question ${index}`,
        survey,
        people,
        how: [`${difference} in ${readingName(reading)}`],
      }));
    });
  });
}

const peopleOf = ({ analytics }: QuestionAnalytics): number[] =>
  analytics.distribution.flatMap(({ value, count }) => {
    const tracer = parseOption(value);
    return tracer === null || count === 0 ? [] : [tracer.person];
  });

interface Compared {
  own: QuestionAnalytics;
  /** The question that the same people answered, skipped or called not applicable. */
  twin: QuestionAnalytics;
  answers: string[];
}

function differences(question: SceneQuestion, { own, twin, answers }: Compared): string[] {
  const naive = naiveScores(question, answers);
  const counts = (['responseCount', 'notApplicableCount', 'skippedCount'] as const).flatMap((field) =>
    own[field] === twin[field] ? [] : [`${field} is ${own[field]} and ${twin[field]} for the same people`],
  );
  const values = own.analytics.distribution.flatMap(({ value, count }) => {
    const expected = answers.filter((answer) => answer === value).length;
    return count === expected ? [] : [`${count} answers ${value}, not ${expected}`];
  });
  const scores = (['average', 'yesPercentage', 'score', 'enps', 'favourable', 'unfavourable'] as const).flatMap(
    (field) =>
      isNear(own.analytics[field], naive[field]) ? [] : [`${field} ${own.analytics[field]}, not ${naive[field]}`],
  );
  return [...counts, ...values, ...scores];
}

/** Released figures are rounded: eNPS to whole numbers, the others to one decimal. */
function isNear(released: number | null, expected: number | null): boolean {
  if (released === null || expected === null) return released === expected;
  return Math.abs(released - expected) <= (Number.isInteger(released) ? 0.501 : 0.0501);
}
