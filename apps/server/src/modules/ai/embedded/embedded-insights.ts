import type { Category } from '@vela/domain/surveys';
import type { HandbookPassage } from '../../documents/index.ts';
import type { InsightsEvidence, QuestionEvidence, WrittenInsights } from '../ai-engine.ts';
import { blindSpotsOf } from './blind-spots.ts';
import { themeRecommendations, themeRisks, themeStatements } from './theme-findings.ts';
import { countedNoun, categoryTitle, scoredFinding, shorten, type Finding } from './finding.ts';

type Findings = Omit<WrittenInsights, 'source'>;

/** A category below this asks for action; 75 is what "agree" on every answer would give. */
const NEEDS_ACTION_BELOW = 70;
const LIVED_FROM = 75;
const MOST_CATEGORIES = 3;
/** As many as the analytics screen shows. */
const MOST_RECOMMENDATIONS = 5;
const MOST_RISKS = 5;

/** What the numbers say, each sentence with its base. Without evidence it says nothing. */
export function embeddedInsights(evidence: InsightsEvidence): Findings {
  if (evidence.categories.length === 0 && evidence.enps === null && evidence.themes.length === 0) {
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
    themes.push(scoredFinding(`${categoryTitle(highest.category)} scores highest:`, highest));
    themes.push(scoredFinding(`${categoryTitle(lowest.category)} scores lowest:`, lowest));
  } else {
    themes.push(...ranked.map((category) => scoredFinding(`${categoryTitle(category.category)} scores`, category)));
  }
  themes.push(...themeStatements(evidence));
  themes.push(...valueThemes(evidence));
  if (evidence.enps) {
    const { value, answerCount } = evidence.enps;
    themes.push({ statement: `eNPS is ${value} (from ${countedNoun(answerCount, 'answer')})`, base: answerCount });
  }
  return themes;
}

/** Categories that ask for action, the lowest first, then what people complain about in their own words. */
const riskAreasOf = (evidence: InsightsEvidence): WrittenInsights['riskAreas'] =>
  [
    ...evidence.categories
      .filter(({ score }) => score < NEEDS_ACTION_BELOW)
      .sort((left, right) => left.score - right.score)
      .map((category) => ({
        area: categoryTitle(category.category),
        ...scoredFinding(`${categoryTitle(category.category)} scores`, category),
      })),
    ...themeRisks(evidence),
  ].slice(0, MOST_RISKS);

/** The core value that people see most, and the one that they miss. */
function valueThemes({ namedValues }: InsightsEvidence): Finding[] {
  const ranked = [...namedValues].sort((left, right) => right.score - left.score);
  const [highest] = ranked;
  const lowest = ranked.at(-1);
  return [
    ...(highest && highest.score >= LIVED_FROM
      ? [scoredFinding(`The value “${highest.value}” is seen at work:`, highest)]
      : []),
    ...(lowest && lowest.score < NEEDS_ACTION_BELOW
      ? [scoredFinding(`The value “${lowest.value}” is missed:`, lowest)]
      : []),
  ];
}

function recommendationsOf(evidence: InsightsEvidence): Finding[] {
  const weak = evidence.categories
    .filter(({ score }) => score < NEEDS_ACTION_BELOW)
    .sort((left, right) => left.score - right.score)
    .slice(0, MOST_CATEGORIES);
  const found = weak.map((category): Finding => {
    const item = lowestOf(evidence.questions.filter((question) => question.category === category.category));
    const { statement, base } = scoredFinding(`${categoryTitle(category.category)} scores`, category);
    const lowest = item ? `, lowest at "${shorten(item.text).replace(/[.?!]+$/, '')}"` : '';
    return {
      statement: `${ACTIONS[category.category]} ${statement}${lowest}.`,
      base,
      ...(item && { surveyId: item.surveyId }),
      ...citing(evidence.handbook[category.category]),
    };
  });
  found.push(...themeRecommendations(evidence).slice(0, MOST_RECOMMENDATIONS - found.length));
  if (evidence.enps && evidence.enps.value < 0 && found.length < MOST_RECOMMENDATIONS) {
    const { value, answerCount } = evidence.enps;
    const base = countedNoun(answerCount, 'answer');
    found.push({
      statement: `Ask what keeps people from recommending the company. eNPS is ${value} (from ${base}).`,
      base: answerCount,
    });
  }
  return found.map(withHandbook);
}

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

function lowestOf(questions: readonly QuestionEvidence[]): QuestionEvidence | undefined {
  return [...questions].sort((left, right) => left.score - right.score)[0];
}
