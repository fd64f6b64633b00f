import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUsers } from '@tabler/icons-react';
import { messageOf } from '../../../lib/api-error.ts';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useAudience, type Audience } from '../api/get-audience.ts';
import { PrivacyForecast } from '../components/privacy-forecast.tsx';
import classes from './builder.module.css';
import type { SurveyDetails } from './survey-form.ts';

/** The live head count of the chosen audience, and what will be shown of its groups. */
export function AudienceCount({ details }: { details: SurveyDetails }) {
  const formats = useFormats();
  const [asked] = useDebouncedValue(details, 200);
  const audience = useAudience(asked);
  if (asked.targetAudience === 'specific_department' && asked.department === '') return null;
  return (
    <>
      <div className={classes.audience} aria-live="polite">
        <IconUsers size={16} aria-hidden />
        {audience.isError ? (
          <Text size="sm">{messageOf(audience.error, 'The number of people could not be loaded.')}</Text>
        ) : (
          <Text size="sm">{audience.data === undefined ? 'Counting people…' : audienceText(audience.data)}</Text>
        )}
      </div>
      {details.settings.access === 'invited_only' && audience.data !== undefined && (
        <PrivacyForecast forecast={audience.data.forecast} />
      )}
    </>
  );

  function audienceText({ count, minGroup }: Audience): string {
    const { access, anonymous } = details.settings;
    if (count === 0) {
      return access === 'invited_only'
        ? 'Nobody is in this audience now, so nobody would be invited.'
        : 'Nobody is in this audience now. People can still answer through the link.';
    }
    const people = `${counted(formats, count, 'person', 'people')} in this audience now.`;
    return anonymous && count < minGroup ? `${people} That is too few for anonymous results to be shown.` : people;
  }
}
