/** What the figures of a survey mean, in words for those who read them. */
export const SURVEY_FIGURE_DEFINITIONS = {
  responses: 'Responses that were handed in, released or still waiting.',
  responseRate: 'Responses that were handed in, as a share of the people who were invited.',
  completionRate: 'Responses that were handed in, as a share of the people who opened the survey.',
  score:
    'Every scored answer turned into 0 to 100, (answer - lowest) / (highest - lowest) x 100, and the mean of them. Yes counts 100 and no 0; where a high answer is bad news it is turned round. Free texts and choices have no score.',
  favourable:
    'Favourable answers (4 or 5 of 5, 8 to 10 of 10, yes) as a share of all answers that take sides. Where a high answer is bad news it is turned round.',
  enps: 'The share of promoters (9 or 10) minus the share of detractors (0 to 6), from -100 to 100.',
  yes: '"Yes" as a share of the answers with yes or no.',
  average: 'The mean of the answers on the scale that people saw.',
  time: 'The mean time from the first question to handing in.',
  participation:
    'People whose answers are released, as a share of those of the group who were invited. It moves in whole groups, so that nobody can see who has answered when.',
  started: 'People who opened the survey, or handed in without having opened it on this device.',
} as const;

const { score, favourable, enps } = SURVEY_FIGURE_DEFINITIONS;

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
  average: SURVEY_FIGURE_DEFINITIONS.average,
  yes: SURVEY_FIGURE_DEFINITIONS.yes,
} as const;
