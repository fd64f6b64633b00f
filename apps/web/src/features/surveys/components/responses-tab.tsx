import { Button } from '@mantine/core';
import type { CallAnswer, Survey, Response as SurveyResponse } from '@vela/contract';
import { OTHER_OPTION, type Question, SCALE_LABELS, valueRange } from '@vela/domain/surveys';
import { useState } from 'react';
import { counted } from '../../../lib/format.ts';
import { releaseStateOf, releaseText, waitingText } from '../../../lib/release-text.ts';
import { useDayFormat, useFormats } from '../../../lib/use-formats.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonList } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useResponses } from '../api/survey.ts';
import classes from './figures.module.css';

/** Each may have sixty answers, and a page of hundreds of them can't be scrolled through. */
const RESPONSES_A_PAGE = 20;

export function ResponsesTab({ survey }: { survey: Survey }) {
  const query = useResponses(survey._id);
  if (query.isPending) return <SkeletonList rows={3} rowHeight={140} label="Loading responses" />;
  if (query.data === undefined) {
    return (
      <Panel>
        <ErrorState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      </Panel>
    );
  }
  const { totalResponses, responses } = query.data;
  if (totalResponses === 0) return <NoResponses survey={survey} />;
  if (responses.length === 0) return <Waiting survey={survey} answer={query.data} />;
  return <ResponseLists survey={survey} answer={query.data} />;
}

function NoResponses({ survey }: { survey: Survey }) {
  return (
    <Panel>
      <EmptyState
        title="No responses yet"
        text={
          survey.status === 'active'
            ? 'Share the link of the survey. Responses appear here as they come in.'
            : 'Responses appear here once the survey is open and people answer.'
        }
      />
    </Panel>
  );
}

interface PartProps {
  survey: Survey;
  answer: CallAnswer<'listResponses'>;
}

/** Nothing is released yet; or nothing listed, because responses are listed all at once on closing. */
function Waiting({ survey, answer }: PartProps) {
  const formats = useFormats();
  const state = releaseStateOf(survey, answer.release);
  const waiting = waitingText(formats, state);
  return (
    <Panel>
      {waiting === null ? (
        <EmptyState
          title="Responses appear when the survey closes"
          text="Until then only figures are released, group by group. Responses are listed all at once and in random order, so that none can be tied to the moment in which it came in."
        />
      ) : (
        <EmptyState title="Waiting for more responses" text={waiting} />
      )}
    </Panel>
  );
}

function ResponseLists({ survey, answer }: PartProps) {
  const formats = useFormats();
  const [most, setMost] = useState(RESPONSES_A_PAGE);
  const { responses, release } = answer;
  return (
    <div className={classes.stack}>
      {survey.settings.anonymous && (
        <Notice tone="blue">{releaseText(formats, releaseStateOf(survey, release))}</Notice>
      )}
      <p className={classes.note}>
        {counted(formats, answer.totalResponses, 'response')} in all
        {responses.length < release.released && `, ${formats.number(responses.length)} of them shown here`}
        {survey.settings.anonymous && ', in random order'}.
        {answer.comments.length > 0 && ' Free texts stand apart from the other answers of the people who wrote them.'}
      </p>
      <CommentList survey={survey} comments={answer.comments} />
      <ul className={classes.responses} aria-label="Responses">
        {responses.slice(0, most).map((response) => (
          <li key={response._id}>
            <ResponseCard survey={survey} response={response} />
          </li>
        ))}
      </ul>
      {most < responses.length && (
        <Button variant="default" className={classes.more} onClick={() => setMost(most + RESPONSES_A_PAGE)}>
          Show more responses
        </Button>
      )}
    </div>
  );
}

function ResponseCard({ survey, response }: { survey: Survey; response: SurveyResponse }) {
  const formats = useFormats();
  const formatDay = useDayFormat();
  const questions = new Map(survey.questions.map((question) => [question._id, question]));
  return (
    <article className={classes.response}>
      <div className={classes.responseHead}>
        <strong>{response.isAnonymous ? 'Anonymous response' : 'Response'}</strong>
        <time dateTime={response.createdAt} className={classes.note}>
          {response.isAnonymous ? formatDay(response.createdAt) : formats.dateTime(response.createdAt)}
        </time>
      </div>
      <dl className={classes.answers}>
        {response.answers.map((given) => {
          const question = questions.get(given.questionId);
          return (
            <div key={given.questionId}>
              <dt>{question?.text ?? 'A question that is no longer in the survey'}</dt>
              <dd>{answerText(question, given)}</dd>
              {given.comment && <dd className={classes.note}>“{given.comment}”</dd>}
            </div>
          );
        })}
      </dl>
    </article>
  );
}

interface CommentListProps {
  survey: Survey;
  comments: readonly { questionId: string; text: string }[];
}

/** Free texts of an anonymous survey by question, apart from the ratings of the people who wrote them. */
function CommentList({ survey, comments }: CommentListProps) {
  const formats = useFormats();
  if (comments.length === 0) return null;
  const texts = new Map(survey.questions.map(({ _id, text }) => [_id, text]));
  // In the order of the survey; what belongs to no question of it any more comes last.
  const ids = new Set([...texts.keys(), ...comments.map(({ questionId }) => questionId)]);
  const byQuestion = [...ids]
    .map((id): [string, typeof comments] => [id, comments.filter(({ questionId }) => questionId === id)])
    .filter(([, own]) => own.length > 0);
  return (
    <Panel title="Comments" purpose={counted(formats, comments.length, 'comment')}>
      <div className={classes.comments}>
        {byQuestion.map(([questionId, own]) => (
          <section key={questionId}>
            <h3>{texts.get(questionId) ?? 'A question that is no longer in the survey'}</h3>
            <ul className={classes.quotes}>
              {own.map(({ text }, index) => (
                <li key={index}>{text}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  );
}

type ResponseAnswer = SurveyResponse['answers'][number];

/** An answer as a person reads it: "4 of 5", "Agree", "Yes", option texts, the words behind "Other". */
export function answerText(question: Question | undefined, answer: ResponseAnswer): string {
  if (answer.notApplicable) return 'Not applicable';
  const values = typeof answer.answer === 'string' ? [answer.answer] : answer.answer;
  const texts = values.map((value) => (value === OTHER_OPTION ? otherText(answer.other) : valueText(question, value)));
  return texts.filter((text) => text !== '').join(', ');
}

const otherText = (words: string | undefined): string => (words ? `Other: ${words}` : 'Other');

function valueText(question: Question | undefined, value: string): string {
  if (!question) return value;
  if (question.type === 'scale') return SCALE_LABELS[Number(value) - 1] ?? value;
  if (question.type === 'yes_no') return value === 'yes' ? 'Yes' : value === 'no' ? 'No' : value;
  const range = valueRange(question);
  return range ? `${value} of ${String(range.max)}` : value;
}
