import type { Insights } from '@vela/contract';
import { COMMENT_THEME_LABELS, type CommentTheme } from '@vela/domain/ai';
import type { InsightsEvidence, ThemeEvidence } from '../ai-engine.ts';
import { countedNoun, type Finding } from './finding.ts';

const MOST_THEMES = 3;
/** From this share of complaints on a theme is something to act on. */
const COMPLAINT_FROM = 0.5;

/** What people write about most, how it sounds, and whether they do so more than before. */
export const themeStatements = (evidence: InsightsEvidence): Finding[] =>
  evidence.themes.slice(0, MOST_THEMES).map((theme) => ({
    statement: `${themeLabel(theme)}: ${shareOf(theme)}${toneOf(theme)} (from ${countedNoun(evidence.commentCount, 'comment')}; at least ${theme.people} people wrote about it)`,
    base: evidence.commentCount,
    surveyId: theme.surveyId,
  }));

/** One step for each theme that people complain about or that the handbook has rules for. */
export const themeRecommendations = (evidence: InsightsEvidence): Finding[] =>
  evidence.themes.flatMap((theme) => {
    const passage = evidence.handbook[theme.theme];
    if (!isComplaint(theme) && passage === undefined) return [];
    const step = isComplaint(theme)
      ? STEPS[theme.theme]
      : `Ask how the rules on ${themeLabel(theme).toLowerCase()} work in practice.`;
    const from = countedNoun(evidence.commentCount, 'comment');
    return [
      {
        statement: `${step} ${writersOf(theme)}${toneOf(theme)} (from ${from}).`,
        base: evidence.commentCount,
        surveyId: theme.surveyId,
        ...(passage && { handbook: passage }),
      },
    ];
  });

export const themeRisks = (evidence: InsightsEvidence): Insights['riskAreas'] =>
  evidence.themes.filter(isComplaint).map((theme) => ({
    area: `${themeLabel(theme)} in comments`,
    statement: `${writersOf(theme)}, ${shareOf(theme)}${toneOf(theme)} (from ${countedNoun(evidence.commentCount, 'comment')})`,
    base: evidence.commentCount,
  }));

export const themeLabel = ({ theme }: Pick<ThemeEvidence, 'theme'>): string => COMMENT_THEME_LABELS[theme];

/** Whether at least half of the comments about it complain. */
export const isComplaint = ({ negative, comments }: ThemeEvidence): boolean =>
  negative !== null && negative >= comments * COMPLAINT_FROM;

/** Whether at least half of the comments about it praise. */
export const isPraise = ({ positive, comments }: ThemeEvidence): boolean =>
  positive !== null && positive >= comments * COMPLAINT_FROM;

const writersOf = (theme: ThemeEvidence): string =>
  `At least ${theme.people} people wrote about ${themeLabel(theme).toLowerCase()}`;

/** A sentence of its own, so that it is not read as part of the share before it. */
function toneOf(theme: ThemeEvidence): string {
  if (isComplaint(theme)) return `. ${partOf(theme.negative, theme.comments)} negative`;
  return isPraise(theme) ? `. ${partOf(theme.positive, theme.comments)} positive` : '';
}

function partOf(part: number | null, whole: number): string {
  if (part === whole) return whole === 1 ? 'The one comment on it is' : `All ${whole} comments on it are`;
  return `${part} of ${whole} comments on it are`;
}

function shareOf({ change, share, shareBefore }: ThemeEvidence): string {
  const now = percent(share);
  switch (change) {
    case null:
      return `in ${now} of comments`;
    case 'new':
      return `in ${now} of comments, in too few to be told in the 90 days before`;
    case 'rose':
    case 'fell':
      return `${change === 'rose' ? 'more' : 'less'} often in comments, ${now} of them now and ${percent(shareBefore)} before`;
  }
}

const percent = (part: number | null): string => `${Math.round((part ?? 0) * 100)}%`;

const STEPS: Record<CommentTheme, string> = {
  workload: 'Go through open work with each team, and name what will be left undone.',
  wellbeing: 'Find out what wears people out, and agree on recovery after busy weeks.',
  recognition: 'Make thanks a habit: name one contribution of each team every week.',
  growth: 'Publish what counts for the next level, and give learning a fixed place in the week.',
  communication: 'Tell those concerned first, and say why a decision was made.',
  leadership: 'Let leaders report what came of the last survey, and take questions.',
  manager: 'Keep one-to-ones, and ask managers what keeps them from having them.',
  pay: 'Explain how pay is set, and when it is looked at next.',
  tools: 'Ask which tool costs most time, and repair or replace that one first.',
  processes: 'Pick the approval or form that people name most, and take steps out of it.',
  meetings: 'Cancel recurring meetings that have no agenda, and keep a day free of them.',
  flexibility: 'Agree per team when people are needed at the same time or place, and leave the rest free.',
  team: 'Bring together the teams that hand work over to each other, and agree how.',
  culture: 'Offer a safe way to raise unfair treatment, and tell what came of it.',
  onboarding: 'Give every new colleague access, a plan and a contact on the first day.',
  direction: 'Cut priorities to three, and say what stops because of it.',
  workplace: 'Walk through the rooms with those who work there, and fix the first three things.',
  security: 'Say what is known about jobs and contracts, and when the rest will be.',
};
