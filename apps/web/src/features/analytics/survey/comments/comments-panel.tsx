import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Survey, SurveyAnalyticsQuery, SurveyComments } from '@vela/contract';
import { COMMENT_SENTIMENT_LABELS, COMMENT_THEME_LABELS } from '@vela/domain/ai';
import type { Question } from '@vela/domain/surveys';
import { useState } from 'react';
import { commentSampleText, sourceWords } from '../../../../lib/ai-source-words.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useFormats } from '../../../../lib/use-formats.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { SkeletonList } from '../../../../ui/loading.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { ToneBadge } from '../../../../ui/tone-badge.tsx';
import { useSurveyComments } from '../api/survey-figures.ts';
import type { CommentFilter, PlaceName } from '../survey-place.ts';
import { CommentFilters } from './comment-filters.tsx';
import { hiddenCommentsText, shownText, otherLanguagesText, SENTIMENT_TONES } from './comment-words.ts';
import classes from './comments.module.css';
import { ThemeList } from './theme-list.tsx';

interface CommentsPanelProps {
  survey: Survey;
  filters: SurveyAnalyticsQuery;
  filter: CommentFilter;
  onChange: (changes: Partial<Record<PlaceName, string | null>>) => void;
}

const SEARCH_DELAY_MS = 300;

/** About eight lines; what is longer starts folded, because a comment may have 5,000 characters. */
const LONG = 600;

/** What people wrote, by theme and tone; nothing that the threshold keeps back. */
export function CommentsPanel({ survey, filters, filter, onChange }: CommentsPanelProps) {
  const formats = useFormats();
  const [search, setSearch] = useState('');
  const [q] = useDebouncedValue(search.trim(), SEARCH_DELAY_MS);
  const { department } = filters;
  const query = useSurveyComments(survey._id, { ...filter, department, ...(q === '' ? {} : { q }) });
  const first = query.data?.pages[0];
  const comments = query.data?.pages.flatMap((page) => page.comments) ?? [];
  return (
    <Panel title="Comments" purpose={first === undefined ? undefined : `Sorted by: ${sourceWords(first.source)}`}>
      {first === undefined ? (
        query.isError ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
        ) : (
          <SkeletonList rows={3} rowHeight={96} label="Loading comments" />
        )
      ) : first.commentCount === 0 ? (
        <EmptyState
          plain
          title={first.hidden === null ? 'No comments yet' : 'Comments are hidden'}
          text={hiddenCommentsText(formats, survey, first) ?? 'No comment is listed yet.'}
        />
      ) : (
        <div className={classes.stack} aria-busy={query.isPlaceholderData}>
          <ScopeNote filters={filters} />
          <SampleNote answer={first} />
          <ThemeList
            answer={first}
            chosen={filter.theme}
            onChoose={(theme) => {
              onChange({ theme });
            }}
          />
          <CommentFilters
            answer={first}
            filter={filter}
            questions={survey.questions.filter(takesWords)}
            search={search}
            onSearch={setSearch}
            onChange={onChange}
          />
          <Matches first={first} comments={comments} withQuestion={filter.questionId === undefined} />
          {query.hasNextPage && (
            <Button
              variant="default"
              className={classes.more}
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              Show more comments
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}

/** Comments are told apart by department alone, so other filters don't narrow them down. */
function ScopeNote({ filters }: { filters: SurveyAnalyticsQuery }) {
  if (filters.tenure === undefined && filters.location === undefined) return null;
  return (
    <p className={classes.note}>
      Comments are never narrowed down by time in the company or location: these are of{' '}
      {filters.department === undefined ? 'the whole survey' : 'the whole department'}.
    </p>
  );
}

/** Of very many comments a part is read; whoever looks for one that is not among them must know. */
function SampleNote({ answer }: { answer: SurveyComments }) {
  const sample = commentSampleText(useFormats(), answer.commentSample);
  if (sample === null) return null;
  return <p className={classes.note}>Themes, tone and search are of {sample}. The export holds all of them.</p>;
}

interface MatchesProps {
  first: SurveyComments;
  comments: SurveyComments['comments'];
  withQuestion: boolean;
}

function Matches({ first, comments, withQuestion }: MatchesProps) {
  const formats = useFormats();
  const otherLanguages = otherLanguagesText(formats, first.otherLanguages);
  return (
    <>
      <p className={classes.note} role="status">
        {shownText(formats, comments.length, first.matchCount)}
        {otherLanguages !== null && `. ${otherLanguages}`}
      </p>
      {comments.length === 0 ? (
        <EmptyState plain title="No comments found" text="Try another theme, tone or search." />
      ) : (
        <ul className={classes.comments} aria-label="Comments">
          {comments.map((comment, index) => (
            // Comments have no id on purpose; their order is fixed, so the place tells them apart.
            <CommentItem key={index} comment={comment} withQuestion={withQuestion} />
          ))}
        </ul>
      )}
    </>
  );
}

const takesWords = ({ type, allowComment, allowOther }: Question): boolean =>
  type === 'text' || allowComment === true || allowOther === true;

interface CommentItemProps {
  comment: SurveyComments['comments'][number];
  /** Leaves out the question where all comments answer the same. */
  withQuestion: boolean;
}

function CommentItem({ comment, withQuestion }: CommentItemProps) {
  const { text, questionText, sentiment, themes } = comment;
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > LONG;
  return (
    <li className={classes.comment}>
      {withQuestion && <p className={classes.question}>{questionText}</p>}
      <blockquote className={classNames(classes.text, isLong && !isOpen && classes.folded)} dir="auto">
        {text}
      </blockquote>
      {isLong && (
        <button
          type="button"
          className={classes.unfold}
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {isOpen ? 'Show less' : 'Show the whole comment'}
        </button>
      )}
      <div className={classes.badges}>
        {sentiment === null ? (
          <ToneBadge tone="outline">Not sorted: another language</ToneBadge>
        ) : (
          <ToneBadge tone={SENTIMENT_TONES[sentiment]}>{COMMENT_SENTIMENT_LABELS[sentiment]}</ToneBadge>
        )}
        {themes.map((theme) => (
          <ToneBadge key={theme} tone="neutral">
            {COMMENT_THEME_LABELS[theme]}
          </ToneBadge>
        ))}
      </div>
    </li>
  );
}
