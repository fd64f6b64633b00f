import { CATEGORIES, type QuestionType } from '@vela/domain/surveys';
import type { DemoRandom } from '../../src/modules/demo/demo-random.ts';
import type { SceneQuestion } from './scene.ts';

const TYPES: readonly QuestionType[] = ['rating', 'scale', 'yes_no', 'enps'];

const PLAIN: SceneQuestion = {
  type: 'multiple_choice',
  category: 'engagement',
  required: true,
  allowNotApplicable: false,
  allowComment: false,
  reverse: false,
  showIf: null,
  twin: null,
};

/** The question by which everybody who answers is told apart, and the one on which others depend. */
export const EVERYBODY = 0;
const CONDITION = 1;

/**
 * One question that everybody answers, one that others depend on, two or three of any kind with their twins, and one or two
 * for texts.
 */
export function planQuestions(random: DemoRandom): SceneQuestion[] {
  const questions: SceneQuestion[] = [PLAIN, { ...PLAIN, type: 'yes_no', category: random.pick(CATEGORIES) }];
  const more = random.chance(0.5) ? 3 : 2;
  for (let number = 0; number < more; number += 1) {
    const common = {
      category: random.pick(CATEGORIES),
      required: random.chance(0.3),
      allowNotApplicable: random.chance(0.3),
      showIf: random.chance(0.4) ? { question: CONDITION, value: random.pick(['yes', 'no']) } : null,
    };
    const twin = questions.length + 1;
    questions.push(
      {
        ...PLAIN,
        ...common,
        type: random.pick(TYPES),
        allowComment: random.chance(0.4),
        reverse: random.chance(0.2),
        twin,
      },
      { ...PLAIN, ...common },
    );
  }
  const text: SceneQuestion = { ...PLAIN, type: 'text', category: random.pick(CATEGORIES) };
  if (random.chance(0.6)) questions.push(text);
  questions.push({ ...text, required: false });
  return questions;
}
