import type { PublicSurvey, PublicQuestion } from '@vela/contract';
import type { LinkState } from '../invitation/personal-link.ts';
import type { SessionState } from '../session/session-state.ts';
import { useTexts } from '../texts-context.tsx';
import { WhoSeesWhat } from './who-sees-what.tsx';

interface Props {
  survey: PublicSurvey;
  state: SessionState;
}

/** Seconds that an unhurried reader takes, question included. Rounded from the time people take for pulse surveys. */
const QUESTION_SECONDS = { rating: 9, scale: 9, enps: 10, yes_no: 7, multiple_choice: 12, text: 35 } as const;

const HOW_IT_WORKS_STEPS = ['howLink', 'howEnvelope', 'howOpen', 'howSend', 'howKey'] as const;

export function SurveyIntro({ survey, state: { signedIn, link } }: Props) {
  const { plural, t } = useTexts();
  const questions = survey.questions.filter(({ hidden }) => !hidden);
  const countKey = questions.some(({ showIf }) => showIf) ? 'questionCountUpTo' : 'questionCount';
  return (
    <header className="intro">
      <p className="company">
        <bdi>{survey.companyName}</bdi>
      </p>
      <h1>
        <bdi>{survey.title}</bdi>
      </h1>
      {survey.description !== '' && (
        <p className="description">
          <bdi>{survey.description}</bdi>
        </p>
      )}
      <p className="length">
        {plural(countKey, questions.length)} · {plural('minutes', estimateMinutes(questions))}
      </p>
      <WhoSeesWhat survey={survey} signedIn={signedIn} link={link} />
      {link?.way === 'plain' && survey.verified && <p className="warning">{t('plainWarning')}</p>}
      {link?.way === 'verified' && <HowItWorks link={link} />}
    </header>
  );
}

function estimateMinutes(questions: readonly PublicQuestion[]): number {
  const seconds = questions.reduce((sum, { type }) => sum + QUESTION_SECONDS[type], 0);
  return Math.max(1, Math.round(seconds / 60));
}

/** Says in plain words why nobody can tell whose answers these are, and how to check it. */
function HowItWorks({ link }: { link: LinkState }) {
  const { t } = useTexts();
  return (
    <details className="more">
      <summary>{t('howTitle')}</summary>
      <ol>
        {HOW_IT_WORKS_STEPS.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <dl className="facts">
        <div>
          <dt>{t('fingerprint')}</dt>
          <dd>
            <KeyFingerprint link={link} />
          </dd>
        </div>
      </dl>
      <p>{t('howLimits')}</p>
      <p>{t('howStandard')}</p>
    </details>
  );
}

function KeyFingerprint({ link: { key } }: { link: LinkState }) {
  const { t } = useTexts();
  switch (key.kind) {
    case 'loading':
      return t('fingerprintLoading');
    case 'unreachable':
      return t('fingerprintMissing');
    case 'published':
      return (
        <code className="fingerprint" dir="ltr">
          {key.fingerprint}
        </code>
      );
  }
}
