import type { QuestionAnalytics } from '@vela/contract';
import { QUESTION_TYPE_LABELS } from '@vela/domain/surveys';
import { counted, type Formats } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { Figure, type Explanation } from '../components/figure.tsx';
import { explainFigure, figureText } from '../components/figure-words.ts';
import { COMPANY_FIGURE_DEFINITIONS } from '../definitions.ts';
import classes from './individual.module.css';

/** Each question with how many answered it, and its average or share of yes. */
export function QuestionList({ questions }: { questions: readonly QuestionAnalytics[] }) {
  return (
    <ul className={classes.questions} aria-label="Questions">
      {questions.map((question) => (
        <QuestionRow key={question.questionId} question={question} />
      ))}
    </ul>
  );
}

function QuestionRow({ question }: { question: QuestionAnalytics }) {
  const formats = useFormats();
  const { questionText, questionType, responseCount } = question;
  return (
    <li>
      <div className={classes.text}>
        {questionText}
        <div className={classes.type}>
          {QUESTION_TYPE_LABELS[questionType]} · {counted(formats, responseCount, 'response')}
        </div>
      </div>
      <Results question={question} />
    </li>
  );
}

function Results({ question }: { question: QuestionAnalytics }) {
  const formats = useFormats();
  const { questionText, responseCount, analytics, figures } = question;
  const { average } = analytics;
  if (responseCount === 0) return <span className={classes.type}>No answers yet</span>;
  return (
    <dl className={classes.figures}>
      {average !== null && (
        <div>
          <dt>Average</dt>
          <dd>
            <Figure
              name={`${questionText}, average`}
              value={formats.oneDecimal(average)}
              explanation={explainAverage(formats, question)}
            />
          </dd>
        </div>
      )}
      {analytics.yesPercentage !== null && (
        <div>
          <dt>Yes</dt>
          <dd>
            <Figure
              name={`${questionText}, yes`}
              value={figureText(formats, 'percent', figures.yesPercentage)}
              explanation={explainFigure(formats, COMPANY_FIGURE_DEFINITIONS.yes, {
                figure: figures.yesPercentage,
                kind: 'percent',
              })}
            />
          </dd>
        </div>
      )}
    </dl>
  );
}

function explainAverage(formats: Formats, question: QuestionAnalytics): Explanation {
  const { responseCount, skippedCount, notApplicableCount } = question;
  return {
    definition: COMPANY_FIGURE_DEFINITIONS.average,
    base: counted(formats, responseCount, 'answer'),
    leftOut: [
      skippedCount > 0 && `${counted(formats, skippedCount, 'person', 'people')} who skipped it`,
      notApplicableCount > 0 && `${counted(formats, notApplicableCount, 'answer')} "Not applicable"`,
    ].filter((line) => line !== false),
  };
}
