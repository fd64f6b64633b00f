import type { PublicSurvey } from '@vela/contract';
import { estimateMinutes } from '../answers/estimate-minutes.ts';
import type { SignedIn } from '../sending/survey-calls.ts';
import { useTexts } from '../texts-context.tsx';
import { WhoSeesWhat } from './who-sees-what.tsx';

interface Props {
  survey: PublicSurvey;
  signedIn: SignedIn | null;
}

export function SurveyIntro({ survey, signedIn }: Props) {
  const { plural } = useTexts();
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
      <WhoSeesWhat survey={survey} signedIn={signedIn} />
    </header>
  );
}
