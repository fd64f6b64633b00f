import type { Insights } from '@vela/contract';
import { roundHalfUp, type Category } from '@vela/domain';
import type { HandbookPassage } from '../../documents/index.ts';
import type { InsightsEvidence, QuestionEvidence } from '../ai-engine.ts';

type Finding = Insights['evidence'][number];
type Findings = Omit<Insights, 'source'>;

/** A category below this asks for action; 75 is what "agree" on every answer would give. */
const NEEDS_ACTION_BELOW = 70;
const LIVED_FROM = 75;
const MOST_RECOMMENDATIONS = 3;
const MOST_TOPICS = 3;
const ITEM_LENGTH = 90;

/** What the numbers say, each sentence with its base. Without evidence it says nothing. */
export function embeddedInsights(evidence: InsightsEvidence): Findings {
  if (evidence.categories.length === 0 && evidence.enps === null && evidence.topics.length === 0) {
    return { keyThemes: [], recommendations: [], blindSpots: [], riskAreas: [], evidence: [] };
  }
  const themes = themesOf(evidence);
  const recommendations = recommendationsOf(evidence);
  const blindSpots = blindSpotsOf(evidence);
  return {
    keyThemes: themes.map(({ statement }) => statement),
    recommendations: recommendations.map(({ statement }) => statement),
    blindSpots: blindSpots.map(({ statement }) => statement),
    riskAreas: riskAreasOf(evidence),
    evidence: [...themes, ...recommendations, ...blindSpots],
  };
}

function themesOf(evidence: InsightsEvidence): Finding[] {
  const ranked = [...evidence.categories].sort((left, right) => right.score - left.score);
  const [highest] = ranked;
  const lowest = ranked.at(-1);
  const themes: Finding[] = [];
  if (highest && lowest && highest.score > lowest.score) {
    themes.push(scored(`${labelOf(highest.category)} scores highest:`, highest));
    themes.push(scored(`${labelOf(lowest.category)} scores lowest:`, lowest));
  } else {
    themes.push(...ranked.map((category) => scored(`${labelOf(category.category)} scores`, category)));
  }
  for (const { topic, people } of evidence.topics.slice(0, MOST_TOPICS)) {
    const statement = `${topic}: in the comments of at least ${people} people (from ${counted(evidence.commentCount, 'comment')})`;
    themes.push({ statement, base: evidence.commentCount });
  }
  themes.push(...valueThemes(evidence));
  if (evidence.enps) {
    const { value, answerCount } = evidence.enps;
    themes.push({ statement: `eNPS is ${value} (from ${counted(answerCount, 'answer')})`, base: answerCount });
  }
  return themes;
}

/** Categories that ask for action, the lowest first. */
const riskAreasOf = ({ categories }: InsightsEvidence): Insights['riskAreas'] =>
  categories
    .filter(({ score }) => score < NEEDS_ACTION_BELOW)
    .sort((left, right) => left.score - right.score)
    .map((category) => ({
      area: labelOf(category.category),
      ...scored(`${labelOf(category.category)} scores`, category),
    }));

/** The core value that people see most, and the one that they miss. */
function valueThemes({ namedValues }: InsightsEvidence): Finding[] {
  const ranked = [...namedValues].sort((left, right) => right.score - left.score);
  const [highest] = ranked;
  const lowest = ranked.at(-1);
  return [
    ...(highest && highest.score >= LIVED_FROM
      ? [scored(`The value “${highest.value}” is seen at work:`, highest)]
      : []),
    ...(lowest && lowest.score < NEEDS_ACTION_BELOW ? [scored(`The value “${lowest.value}” is missed:`, lowest)] : []),
  ];
}

function recommendationsOf(evidence: InsightsEvidence): Finding[] {
  const weak = evidence.categories
    .filter(({ score }) => score < NEEDS_ACTION_BELOW)
    .sort((left, right) => left.score - right.score)
    .slice(0, MOST_RECOMMENDATIONS);
  const found = weak.map((category): Finding => {
    const item = lowestOf(evidence.questions.filter((question) => question.category === category.category));
    const { statement, base } = scored(`${labelOf(category.category)} scores`, category);
    const lowest = item ? `, lowest at "${shorten(item.text).replace(/[.?!]+$/, '')}"` : '';
    return {
      statement: `${ACTIONS[category.category]} ${statement}${lowest}.`,
      base,
      ...(item && { surveyId: item.surveyId }),
      ...citing(evidence.handbook[category.category]),
    };
  });
  found.push(...topicRecommendations(evidence).slice(0, MOST_RECOMMENDATIONS - found.length));
  if (evidence.enps && evidence.enps.value < 0 && found.length < MOST_RECOMMENDATIONS) {
    const { value, answerCount } = evidence.enps;
    const base = counted(answerCount, 'answer');
    found.push({
      statement: `Ask what keeps people from recommending the company. eNPS is ${value} (from ${base}).`,
      base: answerCount,
    });
  }
  return found.map(withHandbook);
}

/** What people write about and the handbook has rules for: do the rules still hold? */
const topicRecommendations = (evidence: InsightsEvidence): Finding[] =>
  evidence.topics.slice(0, MOST_TOPICS).flatMap(({ topic, people }) => {
    const passage = evidence.handbook[topic];
    const from = counted(evidence.commentCount, 'comment');
    const statement = `Ask how the rules on ${topic.toLowerCase()} work in practice. At least ${people} people wrote about it (from ${from}).`;
    return passage ? [{ statement, base: evidence.commentCount, handbook: passage }] : [];
  });

const citing = (passage: HandbookPassage | undefined): Pick<Finding, 'handbook'> =>
  passage ? { handbook: passage } : {};

const withHandbook = (finding: Finding): Finding =>
  finding.handbook
    ? { ...finding, statement: `${finding.statement} The handbook covers this under “${finding.handbook.heading}”.` }
    : finding;

const ACTIONS: Record<Category, string> = {
  engagement: 'Talk in each team about what gives energy at work and what takes it.',
  culture: 'Pick one habit with each team that would make it easier to speak up.',
  growth: 'Have every manager agree one development step with each person.',
  communication: 'Explain the reasons behind the next big decisions, before rumours do.',
  leadership: 'Plan regular one-to-one talks, and say what came of the last round of feedback.',
  workload: 'Agree in each team which work can wait or stop.',
  satisfaction: 'Ask which working condition to improve first, and report back on it.',
};

function blindSpotsOf(evidence: InsightsEvidence): Finding[] {
  const { surveyCount, responseCount, minGroup } = evidence;
  const base = `from ${counted(surveyCount, 'survey')}, ${counted(responseCount, 'response')}`;
  const say = (statement: string): Finding => ({ statement: `${statement} (${base})`, base: responseCount });
  const spots = evidence.unaskedCategories.map((category) => say(`No question asked about ${category}`));
  spots.push(
    ...evidence.thinCategories.map((category) =>
      say(`${labelOf(category)} has fewer than ${minGroup} answers to each of its questions`),
    ),
  );
  if (!evidence.asksOpenQuestions) spots.push(say('No open question, so people could not say what is missing'));
  return spots;
}

function scored(statement: string, { score, answerCount }: { score: number; answerCount: number }): Finding {
  const shown = roundHalfUp(score, 0);
  return { statement: `${statement} ${shown} of 100 (from ${counted(answerCount, 'answer')})`, base: answerCount };
}

function lowestOf(questions: readonly QuestionEvidence[]): QuestionEvidence | undefined {
  return [...questions].sort((left, right) => left.score - right.score)[0];
}

const labelOf = (category: Category): string => category.charAt(0).toUpperCase() + category.slice(1);

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** Cut between characters, not inside of one. */
function shorten(text: string): string {
  const characters = [...text.trim()];
  return characters.length <= ITEM_LENGTH
    ? text.trim()
    : `${characters
        .slice(0, ITEM_LENGTH - 1)
        .join('')
        .trimEnd()}…`;
}
