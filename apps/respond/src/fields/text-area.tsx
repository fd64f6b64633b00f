import { SURVEY_LIMITS } from '@vela/domain/surveys';
import type { AriaAttributes } from 'react';

interface Props extends AriaAttributes {
  name: string;
  value: string;
  rows: number;
  onChange: (text: string) => void;
}

export function TextArea({ onChange, ...attributes }: Props) {
  return (
    <textarea
      {...attributes}
      dir="auto"
      maxLength={SURVEY_LIMITS.answerText}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
