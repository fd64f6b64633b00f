import { OTHER_OPTION, SURVEY_LIMITS } from '@vela/domain/surveys';
import { withValues } from '../answers/drafts.ts';
import { SCALE_VALUES, scaleLabel } from '../messages/scale-label.ts';
import { useTexts } from '../texts-context.tsx';
import type { AnswerFieldProps } from './answer-field-props.ts';
import { ChoiceField, type Choice } from './choice-field.tsx';
import { NumberField } from './number-field.tsx';
import { TextField } from './text-field.tsx';

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
