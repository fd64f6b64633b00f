import { Checkbox, NativeSelect } from '@mantine/core';
import type { Question, ShowIf } from '@vela/domain/surveys';
import type { FieldErrors } from './builder-errors.ts';
import { conditionOperators, conditionTargets, conditionValues, firstCondition } from './condition-choices.ts';
import classes from './question.module.css';

interface ConditionEditorProps {
  question: Question;
  questions: readonly Question[];
  errors: FieldErrors;
  lock: string | undefined;
  onChange: (showIf: ShowIf | undefined) => void;
}

/** Asks the question only after a certain answer to an earlier one. */
export function ConditionEditor(props: ConditionEditorProps) {
  const { question, questions, lock, onChange } = props;
  const { showIf } = question;
  const [firstTarget] = conditionTargets(questions, question._id);
  const isImpossible = !showIf && !firstTarget;
  const reason = lock ?? (isImpossible ? 'A condition needs an earlier question that is not a text.' : undefined);
  return (
    <div className={classes.condition}>
      <Checkbox
        label="Ask only under a condition"
        description={reason}
        checked={showIf !== undefined}
        disabled={reason !== undefined}
        onChange={(event) => {
          onChange(event.currentTarget.checked && firstTarget ? firstCondition(firstTarget) : undefined);
        }}
      />
      {showIf && <ConditionFields {...props} showIf={showIf} />}
    </div>
  );
}

function ConditionFields({ question, questions, errors, lock, showIf, onChange }: ConditionEditorProps & ShowIfPart) {
  const targets = conditionTargets(questions, question._id);
  const target = questions.find(({ _id }) => _id === showIf.questionId);
  const error = errors.get('showIf.questionId') ?? errors.get('showIf.operator') ?? errors.get('showIf.value');
  return (
    <fieldset className={classes.conditionFields} disabled={lock !== undefined} aria-label="Condition">
      <NativeSelect
        aria-label="Earlier question"
        value={showIf.questionId}
        error={error}
        data={withCurrent(
          targets.map((one) => ({ value: one._id, label: `${String(questions.indexOf(one) + 1)}. ${one.text}` })),
          { value: showIf.questionId, label: target ? `${target.text} (cannot be used)` : 'A question that is gone' },
        )}
        onChange={(event) => {
          const next = targets.find(({ _id }) => _id === event.currentTarget.value);
          if (next) onChange(firstCondition(next));
        }}
      />
      {target && <ComparisonFields showIf={showIf} target={target} onChange={onChange} />}
    </fieldset>
  );
}

interface ShowIfPart {
  showIf: ShowIf;
}

interface ComparisonFieldsProps {
  showIf: ShowIf;
  target: Question;
  onChange: (showIf: ShowIf) => void;
}

function ComparisonFields({ showIf, target, onChange }: ComparisonFieldsProps) {
  const operators = conditionOperators(target);
  return (
    <>
      <NativeSelect
        aria-label="Comparison"
        value={showIf.operator}
        data={operators}
        onChange={(event) => {
          const next = operators.find(({ value }) => value === event.currentTarget.value);
          if (next) onChange({ ...showIf, operator: next.value });
        }}
      />
      <NativeSelect
        aria-label="Answer"
        value={showIf.value}
        data={withCurrent(conditionValues(target), { value: showIf.value, label: `${showIf.value} (gone)` })}
        onChange={(event) => {
          onChange({ ...showIf, value: event.currentTarget.value });
        }}
      />
    </>
  );
}

/** A value that is no longer offered stays visible until somebody changes it. */
function withCurrent<T extends { value: string }>(choices: T[], current: T): T[] {
  return choices.some(({ value }) => value === current.value) ? choices : [current, ...choices];
}
