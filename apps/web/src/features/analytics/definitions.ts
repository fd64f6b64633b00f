import { SURVEY_FIGURE_DEFINITIONS as SURVEY_DEFINITIONS } from './survey/definitions.ts';

const { score, favourable, enps } = SURVEY_DEFINITIONS;

const ONCE_EACH = 'Whoever took part in several surveys counts once in each.';

/** What the figures over all surveys mean, in words for those who read them. */
export const COMPANY_FIGURE_DEFINITIONS = {
  score: `${score} ${ONCE_EACH}`,
  favourable: `${favourable} ${ONCE_EACH}`,
  enps: `${enps} ${ONCE_EACH}`,
  totalEmployees: 'People of the company who are active today.',
  teamSize: 'People who report to you, or to somebody who does, and are active today. You are not counted.',
  responseRate: `Responses that were handed in, as a share of the people who were invited to the surveys that were open in the period. Whoever was invited to several counts once in each.`,
  activeSurveys: 'Surveys that are open for answers now.',
  totalResponses: 'Responses that were handed in during the period, released or still waiting.',
  participation:
    'People whose answers are released, as a share of those of the group who were invited. Whoever was invited to several surveys counts once in each.',
  correlation:
    'How far a category and engagement go up and down together over surveys and departments: 1 is always together, 0 not at all, -1 always against each other. It does not tell what causes what.',
  impact: 'Correlation x room to improve (100 - score): the larger, the more engagement may gain.',
  reviewCompletion: 'Finished reviews as a share of all reviews that were asked for.',
  completionRate: 'Responses that were handed in, as a share of those invited; for an open link, of those who started.',
  time: 'The mean time from the first question to handing in, in minutes.',
  average: SURVEY_DEFINITIONS.average,
  yes: SURVEY_DEFINITIONS.yes,
} as const;
