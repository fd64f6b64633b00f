import { NativeSelect } from '@mantine/core';
import type { SurveyComments } from '@vela/contract';
import { COMMENT_SENTIMENTS, COMMENT_SENTIMENT_LABELS, type CommentSentiment } from '@vela/domain/ai';
import type { Question } from '@vela/domain/surveys';
import { classNames } from '../../../../lib/class-names.ts';
import { useFormats } from '../../../../lib/use-formats.ts';
import { SearchBox } from '../../../../ui/search-box.tsx';
import type { CommentFilter, PlaceName } from '../survey-place.ts';
import classes from './comments.module.css';

interface CommentFiltersProps {
  answer: SurveyComments;
  filter: CommentFilter;
  /** Questions that take words. */
  questions: readonly Question[];
  search: string;
  onSearch: (text: string) => void;
  onChange: (changes: Partial<Record<PlaceName, string | null>>) => void;
}

export function CommentFilters({ answer, filter, questions, search, onSearch, onChange }: CommentFiltersProps) {
  const formats = useFormats();
  return (
    <div className={classes.filters}>
      <div role="group" aria-label="Tone" className={classes.tones}>
        <ToneChoice
          text={`All ${formats.number(answer.commentCount)}`}
          isChosen={filter.sentiment === undefined}
          onChoose={() => {
            onChange({ sentiment: null });
          }}
        />
        {COMMENT_SENTIMENTS.map((sentiment) => (
          <ToneChoice
            key={sentiment}
            text={toneText(sentiment, answer, formats.number)}
            isChosen={filter.sentiment === sentiment}
            onChoose={() => {
              onChange({ sentiment: filter.sentiment === sentiment ? null : sentiment });
            }}
          />
        ))}
      </div>
      <div className={classes.fields}>
        <SearchBox value={search} onChange={onSearch} placeholder="Search comments..." />
        {questions.length > 1 && (
          <NativeSelect
            aria-label="Question"
            value={filter.questionId ?? ''}
            onChange={(event) => {
              onChange({ questionId: event.currentTarget.value === '' ? null : event.currentTarget.value });
            }}
          >
            <option value="">All questions</option>
            {questions.map(({ _id, text }) => (
              <option key={_id} value={_id}>
                {text}
              </option>
            ))}
          </NativeSelect>
        )}
      </div>
    </div>
  );
}

interface ToneChoiceProps {
  text: string;
  isChosen: boolean;
  onChoose: () => void;
}

const ToneChoice = ({ text, isChosen, onChoose }: ToneChoiceProps) => (
  <button
    type="button"
    className={classNames(classes.choose, isChosen && classes.chosen)}
    aria-pressed={isChosen}
    onClick={onChoose}
  >
    {text}
  </button>
);

/** Without the number where so few sound so that it would be that of single people. */
function toneText(sentiment: CommentSentiment, { sentiments }: SurveyComments, number: (value: number) => string) {
  const count = sentiments[sentiment];
  const label = COMMENT_SENTIMENT_LABELS[sentiment];
  return count === null ? label : `${label} ${number(count)}`;
}
