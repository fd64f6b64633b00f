import type { TopicEvidence } from './ai-engine.ts';

export interface EvidenceComment {
  surveyId: string;
  questionId: string;
  text: string;
}

/**
 * Subjects that people write about at work, by words of English, German and Spanish. A fixed list rather than the
 * comments' own words: those could be a name, or a phrase that gives its writer away.
 */
const TOPICS: readonly [string, RegExp][] = [
  ['Meetings', /\b(?:meetings?|stand-?ups?|besprechung(?:en)?|reuni[oó]n(?:es)?)\b/i],
  ['Pay', /\b(?:pay|paid|salar(?:y|ies)|wages?|bonus(?:es)?|compensation|gehalt|lohn|sueldos?|salarios?)\b/i],
  ['Benefits', /\b(?:benefits?|insurance|pension|perks?|zulagen|beneficios)\b/i],
  [
    'Workload',
    /\b(?:workload|overtime|overworked|too much work|stress(?:ed|ful)?|burn(?:ed|t)? ?out|burnout|[üu]berstunden|estr[eé]s)\b/i,
  ],
  ['Deadlines', /\b(?:deadlines?|time pressure|zeitdruck|plazos?)\b/i],
  ['Tools', /\b(?:tools?|tooling|software|laptops?|computers?|equipment|werkzeuge?|herramientas?)\b/i],
  ['Processes', /\b(?:process(?:es)?|bureaucra(?:cy|tic)|paperwork|approvals?|prozesse?|procesos?)\b/i],
  ['Communication', /\b(?:communicat(?:e|es|ed|ion)|information|transparen(?:t|cy)|kommunikation|comunicaci[oó]n)\b/i],
  ['Managers', /\b(?:managers?|boss(?:es)?|supervisors?|vorgesetzte[rn]?|jef[ea]s?)\b/i],
  ['Leadership', /\b(?:leaders?|leadership|executives?|ceo|f[üu]hrung|liderazgo)\b/i],
  ['Recognition', /\b(?:recogni[sz]ed|recognition|appreciat(?:ed?|ion)|thank(?:s|ed)?|anerkennung|reconocimiento)\b/i],
  ['Career', /\b(?:careers?|promot(?:ed|ions?)|karriere|carrera|ascensos?)\b/i],
  ['Learning', /\b(?:learn(?:ing)?|training|courses?|mentor(?:s|ing)?|weiterbildung|formaci[oó]n)\b/i],
  ['Feedback', /\b(?:feedback|one-to-ones?|1:1s?|r[üu]ckmeldung|retroalimentaci[oó]n)\b/i],
  ['Teamwork', /\b(?:team ?work|teammates?|collaborat(?:e|ion|ive)|cooperation|zusammenarbeit|colaboraci[oó]n)\b/i],
  ['Remote work', /\b(?:remote(?:ly)?|home ?office|work(?:ing)? from home|hybrid|teletrabajo)\b/i],
  ['Office', /\b(?:office|desks?|noise|noisy|air conditioning|b[üu]ro|oficina)\b/i],
  ['Working hours', /\b(?:working hours|flexib(?:le|ility)|schedules?|shifts?|arbeitszeit(?:en)?|horarios?)\b/i],
  ['Staffing', /\b(?:understaffed|staffing|hiring|headcount|more people|personalmangel|falta de personal)\b/i],
  ['Onboarding', /\b(?:onboarding|first (?:day|week)|einarbeitung|incorporaci[oó]n)\b/i],
  ['Priorities', /\b(?:priorit(?:y|ies|ise|ize)|focus|priorit[äa]ten|prioridades)\b/i],
  ['Customers', /\b(?:customers?|clients?|kund(?:e|en|in|innen)|clientes?)\b/i],
];

/** Every subject that comments can be told to be about. */
export const COMMENT_TOPICS: readonly string[] = TOPICS.map(([topic]) => topic);

/**
 * How many people wrote about a subject, most first; only subjects of at least minGroup people. One person may comment on
 * several questions, so only the comments on one question of one survey are surely of different people: the largest
 * such group is a lower bound for all.
 */
export function topicsOf(comments: readonly EvidenceComment[], minGroup: number): TopicEvidence[] {
  return TOPICS.map(([topic, pattern]) => ({ topic, people: peopleWriting(comments, pattern) }))
    .filter(({ people }) => people >= minGroup)
    .sort((left, right) => right.people - left.people);
}

function peopleWriting(comments: readonly EvidenceComment[], pattern: RegExp): number {
  const byQuestion = new Map<string, number>();
  for (const { surveyId, questionId, text } of comments) {
    if (!pattern.test(text)) continue;
    const key = JSON.stringify([surveyId, questionId]);
    byQuestion.set(key, (byQuestion.get(key) ?? 0) + 1);
  }
  return Math.max(0, ...byQuestion.values());
}
