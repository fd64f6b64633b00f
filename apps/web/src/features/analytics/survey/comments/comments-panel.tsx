import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { Survey, SurveyAnalyticsQuery, SurveyComments } from '@vela/contract';
import type { Question } from '@vela/domain/surveys';
import { sourceWords } from '../../../../lib/ai-source-words.ts';
import { commentSampleText } from '../../../../lib/comment-sample-text.ts';
import { useFormats } from '../../../../lib/use-formats.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { SkeletonList } from '../../../../ui/skeleton-list.tsx';
import { useSurveyComments } from '../api/list-survey-comments.ts';
import type { CommentFilter, PlaceName } from '../survey-place.ts';
import { CommentFilters } from './comment-filters.tsx';
import { CommentItem } from './comment-item.tsx';
import { hiddenCommentsText, shownText, unreadText } from './comment-words.ts';
import { ThemeList } from './theme-list.tsx';
import classes from './comments.module.css';

interface CommentsPanelProps {
  survey: Survey;
  filters: SurveyAnalyticsQuery;
  filter: CommentFilter;
  onChange: (changes: Partial<Record<PlaceName, string | null>>) => void;
}

const SEARCH_DELAY_MS = 300;

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
          title={first.hidden === null ? 'No comments yet' : 'Comments are not shown'}
          text={hiddenCommentsText(formats, survey, first) ?? 'Nobody has written a comment that can be read.'}
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
  const unread = unreadText(formats, first.unread);
  return (
    <>
      <p className={classes.note} role="status">
        {shownText(formats, comments.length, first.matchCount)}
        {unread !== null && `. ${unread}`}
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
