import { COMMENT_THEMES, type CommentTheme } from '@vela/domain/ai';
import type { InsightsEvidence, ThemeEvidence } from './ai-engine.ts';
import type { CommentSummary } from './comments/comment-summary.ts';

/** A survey, by what its comments are about as far as it may be known, and how many they are. */
export interface Commented {
  surveyId: string;
  launchedAt: Date | null;
  comments: CommentSummary;
}

/** Themes are those of the surveys of so many days up to the latest one, against as many days before. */
const PERIOD_MS = 90 * 86_400_000;
/** Of a hundred differences that are chance, so many are beyond it: five. */
const Z_95 = 1.96;

/** Themes of all surveys together, from what each of them tells by itself, most people first. */
export function themesOf(surveys: readonly Commented[]): Pick<InsightsEvidence, 'themes' | 'commentCount'> {
  const recent = recentOf(surveys);
  const before = recentOf(surveys, 2 * PERIOD_MS).filter((survey) => !recent.includes(survey));
  const [base, baseBefore] = [readCount(recent), readCount(before)];
  const themes = COMMENT_THEMES.flatMap((theme): ThemeEvidence[] => {
    const now = mentionsOf(theme, recent);
    const earlier = mentionsOf(theme, before);
    const [most] = [...now].sort((left, right) => right.people - left.people);
    if (most === undefined || base === 0) return [];
    const comments = sum(now.map((one) => one.comments));
    const commentsBefore = sum(earlier.map((one) => one.comments));
    const shares = { share: comments / base, shareBefore: earlier.length > 0 ? commentsBefore / baseBefore : null };
    return [
      {
        theme,
        people: most.people,
        comments,
        negative: sumOrNull(now.map(({ sentiments }) => sentiments.negative)),
        positive: sumOrNull(now.map(({ sentiments }) => sentiments.positive)),
        ...shares,
        change: changeOf({ ...shares, base, baseBefore }),
        surveyId: most.surveyId,
      },
    ];
  });
  return { themes: themes.sort((left, right) => right.people - left.people), commentCount: base };
}

/** Comments that were not read for their language, by its name. */
export function otherLanguagesOf(surveys: readonly Commented[]): InsightsEvidence['otherLanguages'] {
  const counts = new Map<string, number>();
  for (const { name, comments } of surveys.flatMap((survey) => survey.comments.otherLanguages)) {
    counts.set(name, (counts.get(name) ?? 0) + comments);
  }
  return [...counts].map(([name, comments]) => ({ name, comments })).sort((a, b) => b.comments - a.comments);
}

/** Those that were launched within a time before the latest one. */
export function recentOf<Survey extends Pick<Commented, 'launchedAt'>>(
  surveys: readonly Survey[],
  withinMs = PERIOD_MS,
): Survey[] {
  const latest = Math.max(...surveys.map(launchOf));
  return surveys.filter((survey) => latest - launchOf(survey) < withinMs);
}

const launchOf = ({ launchedAt }: Pick<Commented, 'launchedAt'>): number => launchedAt?.getTime() ?? 0;

/** Comments that could be read: what share of them a theme has doesn't hang on the others. */
const readCount = (surveys: readonly Commented[]): number =>
  sum(surveys.map(({ comments }) => comments.commentCount - sum(comments.otherLanguages.map((one) => one.comments))));

const mentionsOf = (theme: CommentTheme, surveys: readonly Commented[]) =>
  surveys.flatMap(({ surveyId, comments }) =>
    comments.themes.filter((one) => one.theme === theme).map((one) => ({ ...one, surveyId })),
  );

interface Shares {
  share: number;
  shareBefore: number | null;
  base: number;
  baseBefore: number;
}

/** Two shares differ when they do so by more than the spread of both, were they the same. */
function changeOf({ share, shareBefore, base, baseBefore }: Shares): ThemeEvidence['change'] {
  if (baseBefore === 0) return null;
  if (shareBefore === null) return 'new';
  const joint = (share * base + shareBefore * baseBefore) / (base + baseBefore);
  const spread = Math.sqrt(joint * (1 - joint) * (1 / base + 1 / baseBefore));
  if (Math.abs(share - shareBefore) <= Z_95 * spread) return null;
  return share > shareBefore ? 'rose' : 'fell';
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const sumOrNull = (numbers: readonly (number | null)[]): number | null =>
  numbers.reduce<number | null>((total, one) => (total === null || one === null ? null : total + one), 0);
