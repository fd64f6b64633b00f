import type { PublicQuestion } from '@vela/contract';
import { OTHER_OPTION, SURVEY_LIMITS, valueRange } from '@vela/domain/surveys';
import { useId, type AriaAttributes } from 'react';
import { withValues, type Draft } from '../answers/drafts.ts';
import { SCALE_VALUES, scaleLabel } from '../messages/texts.ts';
import { useTexts } from '../texts-context.tsx';

/** What the control of every type of question gets. */
interface AnswerFieldProps {
  question: PublicQuestion;
  draft: Draft;
  onChange: (draft: Draft) => void;
  labelledBy: string;
  describedBy: string | undefined;
  /** Which part is wrong, if any. */
  invalidPart: string | null;
}

/** The control for each type of question. */
export function AnswerField(props: AnswerFieldProps) {
  const texts = useTexts();
  const { t } = texts;
  const { question } = props;
  switch (question.type) {
    case 'rating':
      return <NumberField {...props} lowLabel={question.lowLabel ?? ''} highLabel={question.highLabel ?? ''} />;
    case 'enps':
      return (
        <NumberField
          {...props}
          lowLabel={question.lowLabel || t('enpsLow')}
          highLabel={question.highLabel || t('enpsHigh')}
        />
      );
    case 'scale':
      return (
        <ChoiceField {...props} choices={SCALE_VALUES.map((value) => ({ value, text: scaleLabel(value, texts) }))} />
      );
    case 'yes_no':
      return (
        <ChoiceField
          {...props}
          choices={(['yes', 'no'] as const).map((value) => ({ value, text: t(value) }))}
          sideBySide
        />
      );
    case 'multiple_choice':
      return <OptionsField {...props} />;
    case 'text':
      return <TextField {...props} />;
  }
}

function OptionsField(props: AnswerFieldProps) {
  const { t } = useTexts();
  const { question, draft, onChange } = props;
  const options: Choice[] = question.options.map((option) => ({ value: option, text: option }));
  const choices = question.allowOther ? [...options, { value: OTHER_OPTION, text: t('other') }] : options;
  const toggle = (value: string, chosen: boolean) =>
    onChange(withValues(draft, chosen ? [...draft.values, value] : draft.values.filter((one) => one !== value)));
  return (
    <>
      <p className="help">{t(question.allowMultiple ? 'chooseSeveral' : 'chooseOne')}</p>
      <ChoiceField {...props} choices={choices} {...(question.allowMultiple ? { onToggle: toggle } : {})} />
      {draft.values.includes(OTHER_OPTION) && <OtherField {...props} />}
    </>
  );
}

/** The words behind "Other". */
function OtherField({ draft, onChange, describedBy, invalidPart }: AnswerFieldProps) {
  const { t } = useTexts();
  return (
    <label className="comment">
      <span>{t('otherWords')}</span>
      <input
        type="text"
        name="other"
        dir="auto"
        value={draft.other}
        maxLength={SURVEY_LIMITS.answerText}
        aria-describedby={describedBy}
        aria-invalid={invalidPart === 'other'}
        onChange={(event) => onChange({ ...draft, other: event.target.value })}
      />
    </label>
  );
}

export interface Choice {
  value: string;
  text: string;
}

interface ChoiceFieldProps extends AnswerFieldProps {
  choices: Choice[];
  sideBySide?: boolean;
  /** Present where several may be chosen. */
  onToggle?: (value: string, chosen: boolean) => void;
}

/** A list of options, of which one or several are chosen. */
function ChoiceField({ choices, draft, question, onChange, onToggle, sideBySide, ...field }: ChoiceFieldProps) {
  return (
    <div
      className={sideBySide ? 'choices choices-side' : 'choices'}
      role={onToggle ? 'group' : 'radiogroup'}
      aria-labelledby={field.labelledBy}
      aria-describedby={field.describedBy}
      aria-invalid={onToggle ? undefined : field.invalidPart === 'answer'}
      aria-required={onToggle ? undefined : question.required}
    >
      {choices.map(({ value, text }) => (
        <label key={value} className="choice">
          <input
            type={onToggle ? 'checkbox' : 'radio'}
            name="answer"
            value={value}
            checked={draft.values.includes(value)}
            aria-invalid={onToggle ? field.invalidPart === 'answer' : undefined}
            onChange={(event) =>
              onToggle ? onToggle(value, event.target.checked) : onChange(withValues(draft, [value]))
            }
          />
          <span className="choice-text">
            <bdi>{text}</bdi>
          </span>
        </label>
      ))}
    </div>
  );
}

interface NumberFieldProps extends AnswerFieldProps {
  lowLabel: string;
  highLabel: string;
}

/** A scale of numbers with words at its ends. */
function NumberField({ question, draft, onChange, lowLabel, highLabel, ...field }: NumberFieldProps) {
  const { number, t } = useTexts();
  const { min, max } = valueRange(question) ?? { min: 0, max: 0 };
  const values = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const endLabel = (value: number) => (value === min ? lowLabel : value === max ? highLabel : '');
  return (
    <div className="scale">
      <div
        className={`numbers numbers-${values.length}`}
        role="radiogroup"
        aria-labelledby={field.labelledBy}
        aria-describedby={field.describedBy}
        aria-invalid={field.invalidPart === 'answer'}
        aria-required={question.required}
      >
        {values.map((value) => (
          <label key={value} className="number">
            <input
              type="radio"
              name="answer"
              value={value}
              aria-label={`${number(value)} ${endLabel(value)}`.trim()}
              checked={draft.values.includes(String(value))}
              onChange={() => onChange(withValues(draft, [String(value)]))}
            />
            <span className="number-text">{number(value)}</span>
          </label>
        ))}
      </div>
      {(lowLabel !== '' || highLabel !== '') && (
        <div className={`ends ends-${values.length}`} aria-hidden="true">
          <End value={number(min)} label={lowLabel} />
          <End value={number(max)} label={highLabel} />
        </div>
      )}
      <p className="keys-hint" aria-hidden="true">
        {t('keysHint')}
      </p>
    </div>
  );
}

/** In more than one row the ends are no longer where the words stand, so the number stands with them. */
function End({ value, label }: { value: string; label: string }) {
  return (
    <span>
      {label !== '' && <b className="end-number">{value} </b>}
      <bdi>{label}</bdi>
    </span>
  );
}

/** Free text: one line, or room for a story. */
function TextField({ question, draft, onChange, ...field }: AnswerFieldProps) {
  const { t } = useTexts();
  const counterId = useId();
  const value = draft.values[0] ?? '';
  const change = (text: string) => onChange(withValues(draft, text === '' ? [] : [text]));
  const attributes = {
    name: 'answer',
    'aria-labelledby': field.labelledBy,
    'aria-describedby': [field.describedBy, counterId].filter(Boolean).join(' '),
    'aria-invalid': field.invalidPart === 'answer',
    'aria-required': question.required,
  };
  return (
    <>
      {question.longText ? (
        <TextArea {...attributes} value={value} rows={5} onChange={change} />
      ) : (
        <input
          {...attributes}
          type="text"
          dir="auto"
          value={value}
          maxLength={SURVEY_LIMITS.answerText}
          enterKeyHint="next"
          onChange={(event) => change(event.target.value)}
        />
      )}
      <p id={counterId} className="counter">
        {t('counter', { n: value.length, max: SURVEY_LIMITS.answerText })}
      </p>
    </>
  );
}

interface TextAreaProps extends AriaAttributes {
  name: string;
  value: string;
  rows: number;
  onChange: (text: string) => void;
}

export function TextArea({ onChange, ...attributes }: TextAreaProps) {
  return (
    <textarea
      {...attributes}
      dir="auto"
      maxLength={SURVEY_LIMITS.answerText}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
