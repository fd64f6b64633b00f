import { Button } from '@mantine/core';
import type { SurveyComments } from '@vela/contract';
import type { CommentTheme } from '@vela/domain/ai';
import { useState } from 'react';
import { commentSampleText } from '../../../../lib/ai-source-words.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { counted } from '../../../../lib/format.ts';
import { useFormats } from '../../../../lib/use-formats.ts';
import { Figure } from '../../components/figure.tsx';
import { sentimentsText } from './comment-words.ts';
import classes from './comments.module.css';

interface ThemeListProps {
  answer: SurveyComments;
  chosen: CommentTheme | undefined;
  onChoose: (theme: CommentTheme | null) => void;
}

const FIRST = 6;

/** What people write about, by how many of them do; choosing a theme shows its comments. */
export function ThemeList({ answer, chosen, onChoose }: ThemeListProps) {
  const [isAll, setAll] = useState(false);
  const { themes } = answer;
  if (themes.length === 0) {
    return <p className={classes.note}>No theme was written about by enough people to be named.</p>;
  }
  const shown = themes.filter(({ theme }, index) => isAll || index < FIRST || theme === chosen);
  return (
    <div>
      <ul className={classes.themes} aria-label="Themes">
        {shown.map((theme) => (
          <Theme
            key={theme.theme}
            theme={theme}
            answer={answer}
            isChosen={theme.theme === chosen}
            onChoose={() => {
              onChoose(theme.theme === chosen ? null : theme.theme);
            }}
          />
        ))}
      </ul>
      {themes.length > FIRST && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt="xs"
          ml={-8}
          aria-expanded={isAll}
          onClick={() => {
            setAll(!isAll);
          }}
        >
          {isAll ? 'Show fewer themes' : `Show all ${String(themes.length)} themes`}
        </Button>
      )}
    </div>
  );
}

interface ThemeProps {
  theme: SurveyComments['themes'][number];
  answer: SurveyComments;
  isChosen: boolean;
  onChoose: () => void;
}

function Theme({ theme, answer, isChosen, onChoose }: ThemeProps) {
  const formats = useFormats();
  const most = Math.max(1, ...answer.themes.map(({ people }) => people));
  const people = counted(formats, theme.people, 'person', 'people');
  return (
    <li className={classes.theme}>
      <button
        type="button"
        className={classNames(classes.choose, isChosen && classes.chosen)}
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        {theme.label}
      </button>
      <Figure
        name={`${theme.label}, people`}
        value={people}
        explanation={{
          definition: `People who wrote about ${theme.label.toLowerCase()} at least once, found by words and phrases of a fixed list; each counts once.`,
          base:
            commentSampleText(formats, answer.commentSample) ??
            `${counted(formats, answer.commentCount, 'listed comment')}`,
          leftOut:
            answer.release.minGroup > 1
              ? [`Themes that fewer than ${formats.number(answer.release.minGroup)} people wrote about are not named`]
              : [],
        }}
      />
      <span className={classes.themeTrack} aria-hidden>
        <span style={{ width: `${String((theme.people / most) * 100)}%` }} />
      </span>
      <span className={classes.note}>{sentimentsText(formats, theme.sentiments)}</span>
    </li>
  );
}
