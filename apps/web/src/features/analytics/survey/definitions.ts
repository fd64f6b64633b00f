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
