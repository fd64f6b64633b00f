import type { SceneQuestion } from './scene.ts';

/** The figures of a question from single answers, by plain loops: what released figures may say and no more. */
export interface NaiveScores {
  average: number | null;
  yesPercentage: number | null;
  score: number | null;
  enps: number | null;
  favourable: number | null;
  unfavourable: number | null;
}

const NONE: NaiveScores = {
  average: null,
  yesPercentage: null,
  score: null,
  enps: null,
  favourable: null,
  unfavourable: null,
};

export function naiveScores(
  { type, reverse }: Pick<SceneQuestion, 'type' | 'reverse'>,
  answers: string[],
): NaiveScores {
  if (answers.length === 0 || type === 'multiple_choice' || type === 'text') return NONE;
  const share = (isOf: (answer: string) => boolean) => (answers.filter(isOf).length / answers.length) * 100;
  if (type === 'yes_no') {
    const yes = share((answer) => answer === 'yes');
    const good = reverse ? 100 - yes : yes;
    return { ...NONE, yesPercentage: yes, score: good, favourable: good, unfavourable: 100 - good };
  }
  const [min, max] = type === 'enps' ? [0, 10] : [1, 5];
  const average = answers.reduce((sum, answer) => sum + Number(answer), 0) / answers.length;
  const score = ((average - min) / (max - min)) * 100;
  const turned = (answer: string) => (reverse ? min + max - Number(answer) : Number(answer));
  const common = { ...NONE, average, score: reverse ? 100 - score : score };
  if (type === 'enps') {
    return { ...common, enps: share((answer) => Number(answer) >= 9) - share((answer) => Number(answer) <= 6) };
  }
  return {
    ...common,
    favourable: share((answer) => turned(answer) >= 4),
    unfavourable: share((answer) => turned(answer) <= 2),
  };
}
