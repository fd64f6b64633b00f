import type { PublicSurvey, PublicQuestion } from '@vela/contract';
import type { LinkState } from '../invitation/personal-link.ts';
import type { TextKey } from '../messages/en.ts';
import type { Texts } from '../messages/texts.ts';
import type { SignedIn } from '../sending/survey-calls.ts';
import type { SessionState } from '../session/session-state.ts';
import { useTexts } from '../texts-context.tsx';

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

interface WhoSeesWhatProps {
  survey: PublicSurvey;
  signedIn: SignedIn | null;
  /** Of a survey for invited people. */
  link: LinkState | null;
}

/** Says before the first question who will see what. */
function WhoSeesWhat({ survey, signedIn, link }: WhoSeesWhatProps) {
  const texts = useTexts();
  const { t } = texts;
  const lines = survey.anonymous ? anonymousLines(survey, link, texts) : attributedLines(survey, { signedIn, link }, t);
  return (
    <section className={`who who-${survey.anonymous ? 'anonymous' : 'attributed'}`} aria-label={t('whoSeesWhat')}>
      <h2>{t(titleOf(survey, link))}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function titleOf(survey: PublicSurvey, link: LinkState | null): TextKey {
  if (!survey.anonymous) return 'attributedTitle';
  return link?.way === 'verified' ? 'verifiedTitle' : 'anonymousTitle';
}

function anonymousLines(survey: PublicSurvey, link: LinkState | null, { t, plural }: Texts): string[] {
  const { minGroup, companyName, questions } = survey;
  const takesWords = questions.some(
    ({ type, allowComment, allowOther }) => type === 'text' || allowComment || allowOther,
  );
  return [
    t(link?.way === 'verified' ? 'verifiedLink' : 'anonymousStored'),
    plural('anonymousThreshold', minGroup, { company: companyName }),
    ...(takesWords ? [t('anonymousWords')] : []),
  ];
}

interface Known {
  signedIn: SignedIn | null;
  link: LinkState | null;
}

function attributedLines({ companyName }: PublicSurvey, { signedIn, link }: Known, t: Texts['t']): string[] {
  return [t('attributedReaders', { company: companyName }), link ? linkLine(link, t) : nameLine(signedIn, t)];
}

function linkLine({ checked }: LinkState, t: Texts['t']): string {
  const name = checked?.respondentName;
  return name ? t('attributedLinkNamed', { name }) : t('attributedLink');
}

function nameLine(signedIn: SignedIn | null, t: Texts['t']): string {
  switch (signedIn?.kind) {
    case undefined:
      return t('attributedMaybe');
    case 'named':
      return t('attributedNamed', { name: signedIn.name });
    case 'signed_in':
      return t('attributedSignedIn');
    case 'nameless':
      return t('attributedNameless');
  }
}
