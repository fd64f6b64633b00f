import type { CommentTheme } from '@vela/domain/ai';
import type { Category } from '@vela/domain/surveys';
import type { InsightsEvidence } from '../ai-engine.ts';
import { countedNoun, categoryTitle, scoredFinding, type Finding } from './finding.ts';
import { isComplaint, isPraise, themeLabel as themeLabelOf } from './theme-findings.ts';

/** The category whose questions ask about a theme; onboarding is asked about in surveys of its own. */
const CATEGORY_OF: Partial<Record<CommentTheme, Category>> = {
  workload: 'workload',
  wellbeing: 'workload',
  recognition: 'engagement',
  growth: 'growth',
  communication: 'communication',
  meetings: 'communication',
  leadership: 'leadership',
  manager: 'leadership',
  pay: 'satisfaction',
  tools: 'satisfaction',
  flexibility: 'satisfaction',
  workplace: 'satisfaction',
  team: 'culture',
  culture: 'culture',
  direction: 'engagement',
};
/** A score from here on says that all is well; one below the other that it is not. */
const FINE_FROM = 70;
const BAD_BELOW = 50;
const MOST_GROUPS = 3;

/** What the figures can't tell: what was not asked, who was silent, where scores and comments disagree. */
export function blindSpotsOf(evidence: InsightsEvidence): Finding[] {
  return [...disagreements(evidence), ...silentGroups(evidence), ...notAsked(evidence), ...notRead(evidence)];
}

function disagreements(evidence: InsightsEvidence): Finding[] {
  return evidence.themes.flatMap((theme) => {
    const category = evidence.categories.find((one) => one.category === CATEGORY_OF[theme.theme]);
    if (category === undefined) return [];
    const isBad = category.score >= FINE_FROM && isComplaint(theme);
    const isGood = category.score < BAD_BELOW && isPraise(theme);
    if (!isBad && !isGood) return [];
    const comments = isBad
      ? `${theme.negative} of ${theme.comments} complain`
      : `${theme.positive} of ${theme.comments} praise`;
    const { statement, base } = scoredFinding(
      `Scores and comments disagree: of the comments on ${themeLabelOf(theme).toLowerCase()} ${comments}, but ${category.category} scores`,
      category,
    );
    return [{ statement, base, surveyId: theme.surveyId }];
  });
}

/** Each group as the latest survey has it; evidence holds the latest first. Who is counted in a larger group may have answered. */
const silentGroups = ({ silentGroups: groups }: InsightsEvidence): Finding[] =>
  groups
    .filter(({ name }, at) => groups.findIndex((group) => group.name === name) === at)
    .slice(0, MOST_GROUPS)
    .map(({ name, invited, answered }) => ({
      statement:
        answered === null
          ? `${name} has no figures of its own: too few of its ${invited.toLocaleString('en')} invited answered, or they count in a larger group`
          : `${name} is quiet: released answers from ${answered.toLocaleString('en')} of ${invited.toLocaleString('en')} invited`,
      base: invited,
    }));

function notAsked(evidence: InsightsEvidence): Finding[] {
  const { surveyCount, responseCount, minGroup } = evidence;
  const base = `from ${countedNoun(surveyCount, 'survey')}, ${countedNoun(responseCount, 'response')}`;
  const say = (statement: string): Finding => ({ statement: `${statement} (${base})`, base: responseCount });
  const spots = evidence.unaskedCategories.map((category) => {
    const theme = evidence.themes.find((one) => CATEGORY_OF[one.theme] === category);
    const written = theme
      ? `, though at least ${theme.people} people write about ${themeLabelOf(theme).toLowerCase()}`
      : '';
    return say(`No question asked about ${category}${written}`);
  });
  spots.push(
    ...evidence.thinCategories.map((category) =>
      say(`${categoryTitle(category)} has fewer than ${minGroup} answers to each of its questions`),
    ),
  );
  if (!evidence.asksOpenQuestions) spots.push(say('No open question, so people could not say what is missing'));
  return spots;
}

const notRead = ({ otherLanguages, minGroup }: InsightsEvidence): Finding[] =>
  otherLanguages
    .filter(({ comments }) => comments >= minGroup)
    .map(({ name, comments }) => ({
      statement: `${countedNoun(comments, 'comment')} in ${name === 'Other languages' ? 'other languages' : name} were not read`,
      base: comments,
    }));
