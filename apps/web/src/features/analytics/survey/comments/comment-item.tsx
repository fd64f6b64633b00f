import { useState } from 'react';
import type { SurveyComments } from '@vela/contract';
import { COMMENT_SENTIMENT_LABELS, COMMENT_THEME_LABELS } from '@vela/domain/ai';
import { classNames } from '../../../../lib/class-names.ts';
import { ToneBadge } from '../../../../ui/tone-badge.tsx';
import { SENTIMENT_TONES } from './comment-words.ts';
import classes from './comments.module.css';

/** About eight lines; what is longer starts folded, because a comment may have 5,000 characters. */
const LONG = 600;

interface CommentItemProps {
  comment: SurveyComments['comments'][number];
  /** Leaves out the question where all comments answer the same. */
  withQuestion: boolean;
}

export function CommentItem({ comment, withQuestion }: CommentItemProps) {
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
