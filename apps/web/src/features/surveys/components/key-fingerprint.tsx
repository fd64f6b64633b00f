import type { Survey } from '@vela/contract';
import { useSurveyKey } from '../api/get-survey-key.ts';
import { keyFingerprint } from '../key-fingerprint.ts';
import classes from './figures.module.css';

/** Of the key that tokens are signed with: respondents see the same on their page, and can compare. */
export function KeyFingerprint({ survey }: { survey: Survey }) {
  const { settings, launchedAt } = survey;
  const isVerified = settings.anonymous && settings.access === 'invited_only' && launchedAt !== null;
  const key = useSurveyKey(survey._id, { enabled: isVerified });
  if (!isVerified || key.data === undefined) return null;
  return (
    <p className={classes.note} style={{ marginTop: 10 }}>
      Answers come with blind tokens of one key for everybody. Its fingerprint, which people see on their page too:{' '}
      <code>{keyFingerprint(key.data.keyId)}</code>
    </p>
  );
}
