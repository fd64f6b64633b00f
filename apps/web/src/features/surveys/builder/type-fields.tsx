import { SegmentedControl, Text, TextInput } from '@mantine/core';
import { SCALE_LABELS, SURVEY_LIMITS, type Question } from '@vela/domain/surveys';
import type { FieldErrors } from './builder-errors.ts';
import type { QuestionLocks } from './edit-locks.ts';
import { OptionsEditor } from './options-editor.tsx';
import classes from './question.module.css';

interface TypeFieldsProps {
  question: Question;
  errors: FieldErrors;
  locks: QuestionLocks;
  fixedOptionCount: number;
  onChange: (changes: Partial<Question>) => void;
}

/** The fields that only some types of question have. */
export function TypeFields(props: TypeFieldsProps) {
  const { question, errors, locks, fixedOptionCount, onChange } = props;
  switch (question.type) {
    case 'rating':
      return (
        <>
          <Choice
            label="Scale"
            value={String(question.ratingMax ?? 5)}
            data={[
              { value: '5', label: '1-5' },
              { value: '10', label: '1-10' },
            ]}
            lock={locks.ratingMax}
            onChange={(value) => {
              onChange({ ratingMax: value === '10' ? 10 : 5 });
            }}
          />
          <EndLabels {...props} />
        </>
      );
    case 'enps':
      return <EndLabels {...props} />;
    case 'multiple_choice':
      return (
        <OptionsEditor
          question={question}
          errors={errors}
          locks={locks}
          fixedCount={fixedOptionCount}
          onChange={onChange}
        />
      );
    case 'text':
      return (
        <Choice
          label="Length of the answer"
          value={question.longText ? 'long' : 'short'}
          data={[
            { value: 'short', label: 'Short' },
            { value: 'long', label: 'Long' },
          ]}
          onChange={(value) => {
            onChange({ longText: value === 'long' });
          }}
        />
      );
    case 'scale':
      return (
        <Text size="sm" className={classes.note}>
          Five points, from “{SCALE_LABELS[0]}” to “{SCALE_LABELS[4]}”.
        </Text>
      );
    case 'yes_no':
      return null;
  }
}

function EndLabels({ question, errors, onChange }: TypeFieldsProps) {
  return (
    <div className={classes.twoFields}>
      <TextInput
        label="Label of the low end"
        placeholder={question.type === 'enps' ? 'Not at all likely' : 'e.g. Not at all'}
        value={question.lowLabel ?? ''}
        maxLength={SURVEY_LIMITS.endLabel}
        error={errors.get('lowLabel')}
        onChange={(event) => {
          onChange({ lowLabel: event.currentTarget.value });
        }}
      />
      <TextInput
        label="Label of the high end"
        placeholder={question.type === 'enps' ? 'Extremely likely' : 'e.g. Completely'}
        value={question.highLabel ?? ''}
        maxLength={SURVEY_LIMITS.endLabel}
        error={errors.get('highLabel')}
        onChange={(event) => {
          onChange({ highLabel: event.currentTarget.value });
        }}
      />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  data: { value: string; label: string }[];
  lock?: string | undefined;
  onChange: (value: string) => void;
}

function Choice({ label, value, data, lock, onChange }: ChoiceProps) {
  return (
    <div className={classes.choice}>
      <Text size="sm" fw={500} component="span">
        {label}
      </Text>
      <SegmentedControl
        aria-label={label}
        value={value}
        data={data}
        disabled={lock !== undefined}
        onChange={onChange}
        className={classes.segments}
      />
      {lock && <p className={classes.note}>{lock}</p>}
    </div>
  );
}
