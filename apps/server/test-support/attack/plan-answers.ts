import type { DemoRandom } from '../../src/modules/demo/demo-random.ts';
import type { SceneAnswer, SceneQuestion, SceneResponse } from './scene.ts';
import { optionTracer, textTracer } from './tracers.ts';

const WORDS = ['Meetings take too long', 'My manager listens', 'The workload is hard', 'I like the team'];

interface Respondent {
  survey: number;
  person: number;
  questions: readonly SceneQuestion[];
}

/** What somebody answers: skips what may be skipped, now and then, and answers twins together. */
export function planAnswers(random: DemoRandom, { survey, person, questions }: Respondent): SceneResponse {
  const answers = new Map<number, SceneAnswer>();
  const twins = new Set(questions.flatMap(({ twin }) => (twin === null ? [] : [twin])));
  const skips = random.pick([0, 0.3, 0.7]);
  questions.forEach((question, index) => {
    if (twins.has(index) || !isShown(question, answers)) return;
    if (!question.required && random.chance(skips)) return;
    const isNotApplicable = question.allowNotApplicable && random.chance(0.3);
    const says = (words: string) => `${textTracer(survey, index, person)} ${words}`;
    const comment = question.allowComment && random.chance(0.5) ? says(random.pick(WORDS)) : null;
    const value = question.type === 'text' ? says(random.pick(WORDS)) : valueOf(random, question, { index, person });
    answers.set(index, { value: isNotApplicable ? null : value, comment });
    if (question.twin === null) return;
    answers.set(question.twin, {
      value: isNotApplicable ? null : optionTracer(question.twin, person),
      comment: null,
    });
  });
  return { answers, seconds: random.chance(0.8) ? 20 + Math.floor(random.next() * 90) : null };
}

function isShown({ showIf }: SceneQuestion, answers: ReadonlyMap<number, SceneAnswer>): boolean {
  return showIf === null || answers.get(showIf.question)?.value === showIf.value;
}

function valueOf(
  random: DemoRandom,
  question: SceneQuestion,
  { index, person }: { index: number; person: number },
): string {
  switch (question.type) {
    case 'rating':
    case 'scale':
      return String(1 + Math.floor(random.next() * 5));
    case 'enps':
      return String(Math.floor(random.next() * 11));
    case 'yes_no':
      return random.chance(0.5) ? 'yes' : 'no';
    case 'multiple_choice':
    case 'text':
      return optionTracer(index, person);
  }
}
