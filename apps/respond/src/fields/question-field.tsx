import type { PublicQuestion } from '@vela/contract';
import { useId } from 'react';
import { withNotApplicable, withValues, type Draft } from '../answers/drafts.ts';
import { useTexts } from '../texts-context.tsx';
import { AnswerField, TextArea } from './answer-field.tsx';

interface Props {
  question: PublicQuestion;
  draft: Draft;
  problem: FieldProblem | null;
  onChange: (draft: Draft) => void;
}

export interface FieldProblem {
  /** Which part is wrong: the answer itself, the words behind "Other", or the comment. */
  part: string;
  /** In the page's language. */
  text: string;
  /** The server's own words, where it was the one that refused. */
  refusal: string | null;
}

/** A question with everything that can be said to it. */
export function QuestionField({ question, draft, problem, onChange }: Props) {
  const { t } = useTexts();
  const id = useId();
  const ids = { legend: `${id}-q`, help: `${id}-h`, error: `${id}-e` };
  const describedBy = [question.helpText && ids.help, problem && ids.error].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className="question">
      <legend id={ids.legend} tabIndex={-1}>
        <bdi>{question.text}</bdi> <RequiredMark required={question.required} />
      </legend>
      {question.helpText && (
        <p id={ids.help} className="help">
          <bdi>{question.helpText}</bdi>
        </p>
      )}
      {problem && (
        <p id={ids.error} className="error" role="alert">
          {problem.text}
          {problem.refusal !== null && <span lang="en"> {problem.refusal}</span>}
        </p>
      )}
      <AnswerField
        {...{ question, draft, onChange, describedBy, labelledBy: ids.legend, invalidPart: problem?.part ?? null }}
      />
      {question.allowNotApplicable && (
        <label className="choice choice-quiet">
          <input
            type="checkbox"
            name="notApplicable"
            checked={draft.notApplicable}
            onChange={(event) => onChange(withNotApplicable(draft, event.target.checked))}
          />
          <span className="choice-text">{t('notApplicable')}</span>
        </label>
      )}
      {isClearable(question, draft) && (
        <button type="button" className="link" onClick={() => onChange(withValues(draft, []))}>
          {t('clear')}
        </button>
      )}
      {question.allowComment && (
        <label className="comment">
          <span>
            {t('comment')} <span className="mark">{t('optional')}</span>
          </span>
          <TextArea
            name="comment"
            aria-invalid={problem?.part === 'comment'}
            aria-describedby={problem?.part === 'comment' ? ids.error : undefined}
            value={draft.comment}
            rows={2}
            onChange={(comment) => onChange({ ...draft, comment })}
          />
        </label>
      )}
    </fieldset>
  );
}

function RequiredMark({ required }: { required: boolean }) {
  const { t } = useTexts();
  return <span className="mark">{t(required ? 'required' : 'optional')}</span>;
}

/** A chosen radio can't be unchosen by itself. */
const isClearable = ({ required, type, allowMultiple }: PublicQuestion, { values }: Draft): boolean =>
  !required && type !== 'text' && !allowMultiple && values.length > 0;
