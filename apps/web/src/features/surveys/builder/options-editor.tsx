import { ActionIcon, Button, Checkbox, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { SURVEY_LIMITS, type Question } from '@vela/domain/surveys';
import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { FieldErrors } from './builder-errors.ts';
import type { QuestionLocks } from './edit-locks.ts';
import classes from './question.module.css';

interface OptionsEditorProps {
  question: Question;
  errors: FieldErrors;
  locks: QuestionLocks;
  /** How many of the first options have answers and must stay as they are. */
  fixedCount: number;
  onChange: (changes: Partial<Question>) => void;
}

/** Options by keyboard: Enter goes to an empty one below or adds it, Backspace in an empty one removes it, a pasted list becomes several. */
export function OptionsEditor({ question, errors, locks, fixedCount, onChange }: OptionsEditorProps) {
  const { options } = question;
  const list = useRef<HTMLOListElement>(null);
  const [focus, setFocus] = useState<{ index: number } | null>(null);
  const setOptions = (next: string[], index: number | null = null) => {
    onChange({ options: next.slice(0, SURVEY_LIMITS.options) });
    setFocus(index === null ? null : { index });
  };
  useEffect(() => {
    if (focus !== null) list.current?.querySelectorAll('input')[focus.index]?.focus();
  }, [focus]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      const at = Math.max(index + 1, fixedCount);
      if (options[at] === '') setFocus({ index: at });
      else setOptions(options.toSpliced(at, 0, ''), at);
    } else if (event.key === 'Backspace' && options[index] === '' && options.length > 1) {
      event.preventDefault();
      setOptions(options.toSpliced(index, 1), Math.max(0, index - 1));
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>, index: number) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((line) => line.trim().slice(0, SURVEY_LIMITS.optionText))
      .filter((line) => line !== '');
    if (lines.length < 2) return;
    event.preventDefault();
    const replaced = options[index] === '' ? 1 : 0;
    setOptions(options.toSpliced(index + 1 - replaced, replaced, ...lines), index + lines.length - replaced);
  };

  const error = errors.get('options');
  return (
    <fieldset className={classes.options}>
      <legend>Options</legend>
      <ol ref={list}>
        {options.map((option, index) => (
          <li key={index}>
            <TextInput
              aria-label={`Option ${String(index + 1)}`}
              value={option}
              maxLength={SURVEY_LIMITS.optionText}
              placeholder={`Option ${String(index + 1)}`}
              disabled={index < fixedCount}
              error={errors.get(`options.${String(index)}`)}
              onChange={(event) => {
                onChange({ options: options.with(index, event.currentTarget.value) });
              }}
              onKeyDown={(event) => {
                onKeyDown(event, index);
              }}
              onPaste={(event) => {
                onPaste(event, index);
              }}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              disabled={index < fixedCount}
              aria-label={`Remove option ${String(index + 1)}`}
              onClick={() => {
                setOptions(options.toSpliced(index, 1));
              }}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ol>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      {fixedCount > 0 && locks.options && <p className={classes.note}>{locks.options}</p>}
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={options.length >= SURVEY_LIMITS.options}
        data-error-focus={error === undefined ? undefined : ''}
        onClick={() => {
          setOptions([...options, ''], options.length);
        }}
      >
        Add option
      </Button>
      <ChoiceSwitches question={question} locks={locks} onChange={onChange} />
    </fieldset>
  );
}

function ChoiceSwitches({ question, locks, onChange }: Pick<OptionsEditorProps, 'question' | 'locks' | 'onChange'>) {
  return (
    <div className={classes.checks}>
      <Checkbox
        label="Several may be chosen"
        description={locks.allowMultiple}
        disabled={locks.allowMultiple !== undefined}
        checked={question.allowMultiple === true}
        onChange={(event) => {
          onChange({ allowMultiple: event.currentTarget.checked });
        }}
      />
      <Checkbox
        label="Add “Other” with a text field"
        description={locks.allowOther}
        disabled={locks.allowOther !== undefined}
        checked={question.allowOther === true}
        onChange={(event) => {
          onChange({ allowOther: event.currentTarget.checked });
        }}
      />
    </div>
  );
}
