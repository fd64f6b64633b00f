import { QUESTION_TYPE_LABELS, type Question } from '@vela/domain/surveys';
import { categoryLabel } from '../../../lib/format.ts';
import { conditionText } from './condition-choices.ts';
import classes from './question.module.css';

interface QuestionSummaryProps {
  question: Question;
  questions: readonly Question[];
  /** Leaves out the options, for collapsed cards. */
  brief?: boolean;
}

/** A question at a glance, where it is not being edited. */
export function QuestionSummary({ question, questions, brief = false }: QuestionSummaryProps) {
  const options = question.type === 'multiple_choice' ? question.options.filter((option) => option.trim() !== '') : [];
  return (
    <div className={classes.summary}>
      <div className={classes.summaryText}>
        {question.text.trim() === '' ? <span className={classes.note}>No question text yet</span> : question.text}
      </div>
      <div className={classes.facts}>{factsOf(question, questions).join(' · ')}</div>
      {!brief && options.length > 0 && (
        <ul className={classes.chips} aria-label="Options">
          {options.map((option, index) => (
            <li key={index}>{option}</li>
          ))}
          {question.allowOther && <li>Other…</li>}
        </ul>
      )}
    </div>
  );
}

function factsOf(question: Question, questions: readonly Question[]): string[] {
  return [
    question.type === 'rating' ? `Rating 1-${String(question.ratingMax ?? 5)}` : QUESTION_TYPE_LABELS[question.type],
    categoryLabel(question.category),
    question.required ? 'Required' : 'Optional',
    ...(question.aiGenerated ? ['Drafted by AI'] : []),
    ...(question.allowMultiple && question.type === 'multiple_choice' ? ['Several answers'] : []),
    ...(question.allowNotApplicable ? ['Not applicable'] : []),
    ...(question.allowComment ? ['Comment'] : []),
    ...(question.showIf ? [conditionText(question.showIf, questions)] : []),
    ...(question.hidden ? ['Hidden'] : []),
  ];
}
