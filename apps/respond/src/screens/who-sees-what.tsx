import type { PublicSurvey } from '@vela/contract';
import type { Texts } from '../messages/texts.ts';
import type { SignedIn } from '../sending/survey-calls.ts';
import { useTexts } from '../texts-context.tsx';

interface Props {
  survey: PublicSurvey;
  signedIn: SignedIn | null;
}

/** Says before the first question who will see what. */
export function WhoSeesWhat({ survey, signedIn }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const lines = survey.anonymous ? anonymousLines(survey, texts) : attributedLines(survey, signedIn, texts);
  return (
    <section className={`who who-${survey.anonymous ? 'anonymous' : 'attributed'}`} aria-label={t('whoSeesWhat')}>
      <h2>{t(survey.anonymous ? 'anonymousTitle' : 'attributedTitle')}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function anonymousLines({ minGroup, companyName, questions }: PublicSurvey, { t, plural }: Texts): string[] {
  const takesWords = questions.some(
    ({ type, allowComment, allowOther }) => type === 'text' || allowComment || allowOther,
  );
  return [
    t('anonymousStored'),
    plural('anonymousThreshold', minGroup, { company: companyName }),
    ...(takesWords ? [t('anonymousWords')] : []),
  ];
}

function attributedLines({ companyName }: PublicSurvey, signedIn: SignedIn | null, { t }: Texts): string[] {
  return [t('attributedReaders', { company: companyName }), nameLine(signedIn, t)];
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
