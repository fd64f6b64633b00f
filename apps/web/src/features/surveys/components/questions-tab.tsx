import type { ReactNode } from 'react';
import type { Survey } from '@vela/contract';
import type { Question } from '@vela/domain/surveys';
import { Panel } from '../../../ui/panel.tsx';
import { QuestionSummary } from '../builder/question-summary.tsx';
import classes from './questions-tab.module.css';

interface QuestionsTabProps {
  survey: Survey;
  /** How a question was answered; null where that can't be read. */
  resultOf: (question: Question) => ReactNode;
}

/** Every question, with how it was answered where that can be read. */
export function QuestionsTab({ survey, resultOf }: QuestionsTabProps) {
  return (
    <Panel title="Questions" flush>
      <ol className={classes.list}>
        {survey.questions.map((question) => {
          const result = resultOf(question);
          return (
            <li key={question._id} className={classes.row}>
              <QuestionSummary question={question} questions={survey.questions} brief={result !== null} />
              {result !== null && <div className={classes.results}>{result}</div>}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
