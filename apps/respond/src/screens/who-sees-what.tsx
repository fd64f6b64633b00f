import type { PublicSurvey } from '@vela/contract';
import type { LinkState } from '../invitation/personal-link.ts';
import type { TextKey } from '../messages/message-types.ts';
import type { Texts } from '../messages/texts.ts';
import type { SignedIn } from '../sending/survey-calls.ts';
import { useTexts } from '../texts-context.tsx';

interface Props {
  survey: PublicSurvey;
  signedIn: SignedIn | null;
  /** Of a survey for invited people. */
  link: LinkState | null;
}

/** Says before the first question who will see what. */
export function WhoSeesWhat({ survey, signedIn, link }: Props) {
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
