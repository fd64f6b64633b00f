import { SURVEY_STATUS_LABELS, toSurveyStatus, type SurveyStatus } from '@vela/domain/surveys';
import { type Tone, ToneBadge } from './tone-badge.tsx';

const TONES: Record<SurveyStatus, Tone> = {
  draft: 'gray',
  scheduled: 'blue',
  active: 'green',
  closed: 'neutral',
  archived: 'outline',
};

/** State of a survey; one that this version does not know shows as a draft. */
export function StatusBadge({ status }: { status: string }) {
  const known = toSurveyStatus(status);
  return (
    <ToneBadge tone={TONES[known]} dot={known === 'active'}>
      {SURVEY_STATUS_LABELS[known]}
    </ToneBadge>
  );
}
