import { Button, Group } from '@mantine/core';
import type { Survey } from '@vela/contract';
import { type Question, QUESTION_TYPE_LABELS } from '@vela/domain/surveys';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { categoryLabel } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useDuplicateSurvey } from '../api/survey.ts';
import { conditionText } from '../builder/condition-choices.ts';
import summaryClasses from '../builder/question.module.css';
import classes from './read-only-questions.module.css';

interface QuestionsTabProps {
  survey: Survey;
  /** How a question was answered; null where that can't be read. */
  resultOf: (question: Question) => ReactNode;
}

/** Every question, with how it was answered where that is released. */
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

/** In place of the builder where nothing can be edited any more. */
export function ReadOnlySurvey({ survey, reason }: { survey: Survey; reason: string }) {
  const duplicate = useDuplicateSurvey();
  const navigate = useNavigate();
  return (
    <>
      <Panel>
        <EmptyState
          title="This survey can no longer be edited"
          text={reason}
          action={
            <Group gap="xs" justify="center">
              <ButtonLink to={paths.survey(survey._id)} variant="default">
                Back to the survey
              </ButtonLink>
              <Button
                loading={duplicate.isPending}
                onClick={() => {
                  duplicate.mutate(survey._id, {
                    onSuccess: ({ survey: copy }) => void navigate(paths.surveyEdit(copy._id)),
                  });
                }}
              >
                Duplicate
              </Button>
            </Group>
          }
        />
      </Panel>
      <Panel title="Questions" flush>
        <ol className={classes.list}>
          {survey.questions.map((question) => (
            <li key={question._id} className={classes.row}>
              <QuestionSummary question={question} questions={survey.questions} />
            </li>
          ))}
        </ol>
      </Panel>
    </>
  );
}

interface QuestionSummaryProps {
  question: Question;
  questions: readonly Question[];
  /** Leaves out the options, for collapsed cards. */
  brief?: boolean;
}

/** A question at a glance, where it is not being edited. */
export function QuestionSummary({ question, questions, brief = false }: QuestionSummaryProps) {
  const options = question.type === 'multiple_choice' ? question.options.filter((option) => option.trim() !== '') : [];
  return (
    <div className={summaryClasses.summary}>
      <div className={summaryClasses.summaryText}>
        {question.text.trim() === '' ? (
          <span className={summaryClasses.note}>No question text yet</span>
        ) : (
          question.text
        )}
      </div>
      <div className={summaryClasses.facts}>{factsOf(question, questions).join(' · ')}</div>
      {!brief && options.length > 0 && (
        <ul className={summaryClasses.chips} aria-label="Options">
          {options.map((option, index) => (
            <li key={index}>{option}</li>
          ))}
          {question.allowOther && <li>Other…</li>}
        </ul>
      )}
    </div>
  );
}

function factsOf(question: Question, questions: readonly Question[]): string[] {
  return [
    question.type === 'rating' ? `Rating 1-${String(question.ratingMax ?? 5)}` : QUESTION_TYPE_LABELS[question.type],
    categoryLabel(question.category),
    question.required ? 'Required' : 'Optional',
    ...(question.aiGenerated ? ['Drafted by AI'] : []),
    ...(question.allowMultiple && question.type === 'multiple_choice' ? ['Several answers'] : []),
    ...(question.allowNotApplicable ? ['Not applicable'] : []),
    ...(question.allowComment ? ['Comment'] : []),
    ...(question.showIf ? [conditionText(question.showIf, questions)] : []),
    ...(question.hidden ? ['Hidden'] : []),
  ];
}
