import { Button, Group } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import type { Survey } from '@vela/contract';
import { classNames } from '../../../lib/class-names.ts';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { useAudience } from '../api/audience.ts';
import { SurveyPreview } from '../components/survey-preview.tsx';
import { questionsOf } from './survey-form.ts';
import type { SurveyFormHandle } from './use-survey-form.ts';
import strip from '../../../ui/save-strip.module.css';
import classes from './builder.module.css';

export interface SaveBarProps {
  /** The one that is edited; null while a new one is made. */
  survey: Survey | null;
  handle: SurveyFormHandle;
  saveLabel: string;
  isSaving: boolean;
  onSave: () => void;
  cancelTo: string;
}

/** Always in reach: what the form holds, preview, cancel and save. */
export function SaveBar({ survey, handle, saveLabel, isSaving, onSave, cancelTo }: SaveBarProps) {
  const formats = useFormats();
  const [previewed, setPreviewed] = useState(false);
  const { form } = handle.state;
  const audience = useAudience(form.details, { enabled: previewed && survey === null });
  const open = form.items.filter(({ done }) => !done).length;
  return (
    <div className={strip.bar}>
      <div className={strip.text} aria-live="polite">
        {counted(formats, form.items.length, 'question')}
        {open > 0 && `, ${formats.number(open)} not done`}
        {handle.isDirty && ' · unsaved changes are kept on this device'}
      </div>
      <Group gap="xs" className={classNames(strip.buttons, classes.barButtons)}>
        <Button
          variant="subtle"
          leftSection={<IconEye size={16} aria-hidden />}
          disabled={form.items.length === 0}
          onClick={() => {
            setPreviewed(true);
          }}
        >
          Preview
        </Button>
        <ButtonLink to={cancelTo} variant="default">
          Cancel
        </ButtonLink>
        <Button onClick={onSave} loading={isSaving}>
          {saveLabel}
        </Button>
      </Group>
      <SurveyPreview
        opened={previewed}
        onClose={() => {
          setPreviewed(false);
        }}
        title={form.details.title}
        description={form.details.description}
        anonymous={form.details.settings.anonymous}
        minGroup={survey?.minGroup ?? audience.data?.minGroup}
        questions={questionsOf(form)}
      />
    </div>
  );
}
