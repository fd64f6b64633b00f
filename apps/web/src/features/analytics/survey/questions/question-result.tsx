import type { QuestionAnalytics } from '@vela/contract';
import type { Question } from '@vela/domain/surveys';
import { useFormats } from '../../../../lib/use-formats.ts';
import { ChangeBadge } from '../../components/change-badge.tsx';
import { AnswerBars } from './answer-bars.tsx';
import { FavourableSplit } from './favourable-split.tsx';
import { QuestionFigures } from './question-figures.tsx';
import { isHiddenQuestion } from './question-words.ts';
import classes from './questions.module.css';

interface QuestionResultProps {
  result: QuestionAnalytics;
  /** As it is asked now; undefined for one of the past. */
  question: Question | undefined;
  people: number;
  minGroup: number;
  /** The survey that is compared with. */
  since?: string | undefined;
}

/** How one question was answered, or why that is not shown. */
export function QuestionResult({ result, question, people, minGroup, since }: QuestionResultProps) {
  const formats = useFormats();
  if (isHiddenQuestion(result)) {
    return (
      <p className={classes.hidden}>
        Fewer than {formats.number(minGroup)} people answered this question, so nothing of it is shown.
      </p>
    );
  }
  if (result.asked === 0 && people > 0 && minGroup > 1) {
    return (
      <p className={classes.hidden}>
        The answers wait until at least {formats.number(minGroup)} more people have answered this question.
      </p>
    );
  }
  if (result.asked === 0) return <p className={classes.note}>No answers yet.</p>;
  const isText = result.questionType === 'text';
  const ofWhat = result.questionType === 'enps' ? 'eNPS' : 'Score';
  return (
    <div className={classes.result}>
      <QuestionFigures result={result} question={question} people={people} />
      {since !== undefined && result.change !== null && (
        <ChangeBadge change={result.change} of={`${ofWhat} of ${result.questionText}`} since={since} />
      )}
      {result.responseCount > 0 && (
        <>
          <FavourableSplit result={result} question={question} />
          <AnswerBars result={result} />
        </>
      )}
      {isText && <p className={classes.note}>What people wrote stands with the comments.</p>}
      {result.questionType === 'multiple_choice' && question?.allowMultiple && (
        <p className={classes.note}>Several answers were possible, so the shares can add up to more than 100%.</p>
      )}
    </div>
  );
}
