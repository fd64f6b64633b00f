import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUsers } from '@tabler/icons-react';
import { messageOf } from '../../../lib/api-error.ts';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useAudience } from '../api/get-audience.ts';
import classes from './builder.module.css';
import type { SurveyDetails } from './survey-form.ts';

/** The live head count of the chosen audience, with a word about groups that are too small to be shown. */
export function AudienceCount({ details }: { details: SurveyDetails }) {
  const formats = useFormats();
  const [{ targetAudience, department }] = useDebouncedValue(details, 200);
  const audience = useAudience(targetAudience, department);
  if (targetAudience === 'specific_department' && department === '') return null;
  return (
    <div className={classes.audience} aria-live="polite">
      <IconUsers size={16} aria-hidden />
      {audience.isError ? (
        <Text size="sm">{messageOf(audience.error, 'The number of people could not be loaded.')}</Text>
      ) : (
        <Text size="sm">{audience.data === undefined ? 'Counting people…' : audienceText(audience.data)}</Text>
      )}
    </div>
  );

  function audienceText({ count, minGroup }: { count: number; minGroup: number }): string {
    if (count === 0) return 'Nobody is in this audience now. People can still answer through the link.';
    const people = `${counted(formats, count, 'person', 'people')} in this audience now.`;
    const small = details.settings.anonymous && count < minGroup;
    return small ? `${people} That is too few for anonymous results to be shown.` : people;
  }
}
