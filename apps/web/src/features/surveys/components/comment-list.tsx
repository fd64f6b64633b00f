import type { Survey } from '@vela/contract';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { Panel } from '../../../ui/panel.tsx';
import classes from './figures.module.css';

interface CommentListProps {
  survey: Survey;
  comments: readonly { questionId: string; text: string }[];
}

/** Free texts of an anonymous survey by question, apart from the ratings of the people who wrote them. */
export function CommentList({ survey, comments }: CommentListProps) {
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
