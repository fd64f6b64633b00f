import { Checkbox, Radio, Textarea, TextInput } from '@mantine/core';
import { OTHER_OPTION, type Question, SCALE_LABELS, SURVEY_LIMITS, valueRange } from '@vela/domain/surveys';
import { useId } from 'react';
import classes from './question-field.module.css';

interface ControlProps {
  question: Question;
  value: TriedAnswer;
  onChange: (value: TriedAnswer) => void;
  labelledBy: string;
}

/** The control that a type of question is answered with. */
export function AnswerControl(props: ControlProps) {
  const { question, value, onChange, labelledBy } = props;
  const set = (next: string | string[]) => {
    onChange({ ...value, value: next, notApplicable: false });
  };
  switch (question.type) {
    case 'rating':
    case 'enps':
      return <NumberScale {...props} />;
    case 'scale':
      return (
        <StackedChoices
          choices={SCALE_LABELS.map((label, index) => ({ value: String(index + 1), label }))}
          value={value.value}
          onChange={set}
          labelledBy={labelledBy}
        />
      );
    case 'yes_no':
      return (
        <StackedChoices
          choices={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          value={value.value}
          onChange={set}
          labelledBy={labelledBy}
        />
      );
    case 'multiple_choice':
      return <OptionChoices {...props} />;
    case 'text':
      return (
        <TextAnswer long={question.longText === true} value={value.value} onChange={set} labelledBy={labelledBy} />
      );
  }
}

function NumberScale({ question, value, onChange, labelledBy }: ControlProps) {
  const name = useId();
  const range = valueRange(question) ?? { min: 1, max: 5 };
  const numbers = Array.from({ length: range.max - range.min + 1 }, (_, step) => String(range.min + step));
  const low = question.lowLabel || (question.type === 'enps' ? 'Not at all likely' : '');
  const high = question.highLabel || (question.type === 'enps' ? 'Extremely likely' : '');
  return (
    <div>
      <div className={classes.numbers} role="radiogroup" aria-labelledby={labelledBy}>
        {numbers.map((number) => (
          <label key={number} className={classes.number} data-checked={value.value === number || undefined}>
            <input
              type="radio"
              name={name}
              value={number}
              checked={value.value === number}
              onChange={() => {
                onChange({ ...value, value: number, notApplicable: false });
              }}
            />
            {number}
          </label>
        ))}
      </div>
      {(low !== '' || high !== '') && (
        <div className={classes.ends}>
          <span>{low}</span>
          <span>{high}</span>
        </div>
      )}
    </div>
  );
}

interface StackedChoicesProps {
  choices: readonly { value: string; label: string }[];
  value: string | string[];
  onChange: (value: string) => void;
  labelledBy: string;
}

function StackedChoices({ choices, value, onChange, labelledBy }: StackedChoicesProps) {
  return (
    <Radio.Group value={typeof value === 'string' ? value : ''} onChange={onChange} aria-labelledby={labelledBy}>
      <div className={classes.choices}>
        {choices.map((choice) => (
          <Radio key={choice.value} value={choice.value} label={choice.label} className={classes.choice} />
        ))}
      </div>
    </Radio.Group>
  );
}

function OptionChoices({ question, value, onChange, labelledBy }: ControlProps) {
  const options = question.options.filter((option) => option.trim() !== '');
  const choices = options.map((option) => ({ value: option, label: option }));
  if (question.allowOther) choices.push({ value: OTHER_OPTION, label: 'Other' });
  const chosen = Array.isArray(value.value) ? value.value : [value.value];
  const set = (next: string | string[]) => {
    onChange({ ...value, value: next, notApplicable: false });
  };
  return (
    <div className={classes.choices}>
      {choices.length === 0 && <span className={classes.help}>Options appear here as you type them</span>}
      {question.allowMultiple ? (
        <Checkbox.Group value={chosen} onChange={set} aria-labelledby={labelledBy}>
          <div className={classes.choices}>
            {choices.map((choice, index) => (
              <Checkbox key={index} value={choice.value} label={choice.label} className={classes.choice} />
            ))}
          </div>
        </Checkbox.Group>
      ) : (
        <StackedChoices choices={choices} value={value.value} onChange={set} labelledBy={labelledBy} />
      )}
      {chosen.includes(OTHER_OPTION) && (
        <TextInput
          aria-label="Other, in your own words"
          placeholder="In your own words"
          value={value.other}
          onChange={(event) => {
            onChange({ ...value, other: event.currentTarget.value });
          }}
        />
      )}
    </div>
  );
}

interface TextAnswerProps {
  long: boolean;
  value: string | string[];
  onChange: (value: string) => void;
  labelledBy: string;
}

function TextAnswer({ long, value, onChange, labelledBy }: TextAnswerProps) {
  const shared = {
    'aria-labelledby': labelledBy,
    value: typeof value === 'string' ? value : '',
    maxLength: SURVEY_LIMITS.answerText,
    placeholder: 'Your answer',
  };
  return long ? (
    <Textarea
      {...shared}
      autosize
      minRows={4}
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
    />
  ) : (
    <TextInput
      {...shared}
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
    />
  );
}

/** What somebody tries out in a preview; nothing of it is ever sent. */
export interface TriedAnswer {
  value: string | string[];
  notApplicable: boolean;
  other: string;
  comment: string;
}

export const NOTHING_TRIED: TriedAnswer = { value: '', notApplicable: false, other: '', comment: '' };
