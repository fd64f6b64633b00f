import { NativeSelect } from '@mantine/core';
import type { Survey, SurveyAnalytics } from '@vela/contract';
import { CATEGORIES } from '@vela/domain/surveys';
import { useState } from 'react';
import { categoryLabel, counted } from '../../../../lib/format.ts';
import { useFormats } from '../../../../lib/use-formats.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { QuestionResult } from './question-result.tsx';
import { inOrder, questionFacts, type QuestionOrder } from './question-words.ts';
import classes from './questions.module.css';

interface QuestionListPanelProps {
  survey: Survey;
  analytics: SurveyAnalytics;
}

/** So many questions fit without a way to choose among them. */
const FEW = 6;

const ORDERS: readonly { value: QuestionOrder; label: string }[] = [
  { value: 'asked', label: 'As asked' },
  { value: 'lowest', label: 'Lowest score first' },
  { value: 'skipped', label: 'Most skipped first' },
];

/** Every question with how it was answered. */
export function QuestionListPanel({ survey, analytics }: QuestionListPanelProps) {
  const formats = useFormats();
  const [category, setCategory] = useState('');
  const [order, setOrder] = useState<QuestionOrder>('asked');
  const questions = new Map(survey.questions.map((question) => [question._id, question]));
  const all = analytics.questionAnalytics;
  const results = inOrder(all, order).filter((result) => category === '' || result.category === category);
  const categories = CATEGORIES.filter((one) => all.some((result) => result.category === one));
  return (
    <Panel
      title="Questions"
      purpose={`${counted(formats, results.length, 'question')}, from ${counted(formats, analytics.people, 'released response')}`}
      action={
        all.length > FEW && (
          <div className={classes.choices}>
            <NativeSelect
              size="xs"
              aria-label="Category"
              value={category}
              data={[
                { value: '', label: 'All categories' },
                ...categories.map((value) => ({ value, label: categoryLabel(value) })),
              ]}
              onChange={(event) => {
                setCategory(event.currentTarget.value);
              }}
            />
            <NativeSelect
              size="xs"
              aria-label="Order"
              value={order}
              data={[...ORDERS]}
              onChange={(event) => {
                setOrder(ORDERS.find(({ value }) => value === event.currentTarget.value)?.value ?? 'asked');
              }}
            />
          </div>
        )
      }
      flush
    >
      <ol className={classes.list} aria-label="Questions">
        {results.map((result) => {
          const question = questions.get(result.questionId);
          return (
            <li key={result.questionId} className={classes.item}>
              <h3 className={classes.text}>{result.questionText}</h3>
              <p className={classes.note}>{questionFacts(result, question)}</p>
              <QuestionResult
                result={result}
                question={question}
                people={analytics.people}
                minGroup={analytics.filters.threshold}
                since={analytics.comparison?.survey.title}
              />
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
