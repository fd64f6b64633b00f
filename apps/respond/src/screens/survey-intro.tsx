import type { PublicSurvey } from '@vela/contract';
import { estimateMinutes } from '../answers/estimate-minutes.ts';
import type { SessionState } from '../session/session-state.ts';
import { useTexts } from '../texts-context.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { WhoSeesWhat } from './who-sees-what.tsx';

interface Props {
  survey: PublicSurvey;
  state: SessionState;
}

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
