import type { CommentTheme } from '@vela/domain/ai';
import type { Question } from '@vela/domain/surveys';
import { describe, expect, it } from 'vitest';
import { openModelGate } from '../../../test-support/model-server.ts';
import type { CommentSummary } from './comments/comment-summary.ts';
import { createEmbeddedEngine } from './create-ai-engine.ts';
import { toEvidence, type CompanyEvidence, type SurveyResults } from './insights-evidence.ts';

const companyInsights = (
  { engine, gate }: typeof asked,
  surveys: readonly SurveyResults[],
  company?: CompanyEvidence,
) => engine.insights(toEvidence(surveys, company), gate);
const asked = { engine: createEmbeddedEngine({ newId: () => 'id' }), gate: openModelGate() };

const question = (fields: Partial<Question>): Question => ({
  _id: 'q',
  text: 'I can finish my tasks within my working hours.',
  type: 'scale',
  options: [],
  required: true,
  category: 'workload',
  aiGenerated: false,
  ...fields,
});

const NO_COMMENTS: CommentSummary = {
  commentCount: 0,
  sentiments: { positive: 0, neutral: 0, negative: 0 },
  themes: [],
  otherLanguages: [],
};
const on = (
  theme: CommentTheme,
  { people, comments, negative, of = comments }: { people: number; comments: number; negative: number; of?: number },
): CommentSummary => ({
  ...NO_COMMENTS,
  commentCount: of,
  themes: [
    {
      theme,
      label: theme,
      people,
      comments,
      sentiments: { positive: comments - negative, neutral: 0, negative },
    },
  ],
});

const survey = (fields: Partial<SurveyResults> = {}): SurveyResults => ({
  surveyId: 's1',
  minGroup: 5,
  released: 10,
  questions: [
    { question: question({ _id: 'q1' }), distribution: { '1': 2, '2': 3, '3': 5 } },
    { question: question({ _id: 'q2', category: 'growth', text: 'I learn a lot.' }), distribution: { '4': 4, '5': 6 } },
    {
      question: question({ _id: 'q3', category: 'engagement', type: 'enps' }),
      distribution: { '9': 6, '5': 2, '7': 2 },
    },
    { question: question({ _id: 'q4', category: 'satisfaction', type: 'text' }), distribution: {} },
  ],
  launchedAt: new Date('2026-02-01T09:00:00Z'),
  comments: on('meetings', { people: 6, comments: 6, negative: 5 }),
  silentGroups: [],
  ...fields,
});

const EMPTY = { keyThemes: [], recommendations: [], blindSpots: [], riskAreas: [], evidence: [] };

describe('companyInsights', () => {
  it('says what the numbers say, each with its base', async () => {
    const insights = await companyInsights(asked, [survey()]);
    expect(insights.keyThemes).toEqual([
      'Growth scores highest: 90 of 100 (from 10 answers)',
      'Workload scores lowest: 33 of 100 (from 10 answers)',
      'Meetings: in 100% of comments. 5 of 6 comments on it are negative (from 6 comments; at least 6 people wrote about it)',
      'eNPS is 40 (from 10 answers)',
    ]);
    expect(insights.recommendations).toEqual([
      'Agree in each team which work can wait or stop. Workload scores 33 of 100 (from 10 answers), lowest at "I can finish my tasks within my working hours".',
      'Cancel recurring meetings that have no agenda, and keep a day free of them. At least 6 people wrote about meetings. 5 of 6 comments on it are negative (from 6 comments).',
    ]);
    expect(insights.riskAreas.map(({ area }) => area)).toEqual(['Workload', 'Meetings in comments']);
    expect(insights.blindSpots).toEqual([
      'No question asked about culture (from 1 survey, 10 responses)',
      'No question asked about communication, though at least 6 people write about meetings (from 1 survey, 10 responses)',
      'No question asked about leadership (from 1 survey, 10 responses)',
    ]);
    expect(insights.source).toEqual({ engine: 'embedded', model: 'rules', version: '5' });
  });

  it('says a score as the figures show it, which round what has one decimal', async () => {
    // 37.46 of 100 is 37.5 in the figures, which is 38 where no decimal is shown.
    const distribution = { '1': 1_254, '3': 3_746 };
    const insights = await companyInsights(asked, [survey({ questions: [{ question: question({}), distribution }] })]);
    expect(insights.riskAreas[0]?.statement).toBe('Workload scores 38 of 100 (from 5,000 answers)');
  });

  it('gives every sentence an entry of evidence', async () => {
    const { keyThemes, recommendations, blindSpots, evidence } = await companyInsights(asked, [survey()]);
    expect(evidence.map(({ statement }) => statement)).toEqual([...keyThemes, ...recommendations, ...blindSpots]);
    expect(evidence.every(({ base }) => base > 0)).toBe(true);
    expect(evidence.find(({ statement }) => statement.startsWith('Agree'))?.surveyId).toBe('s1');
  });

  it.each([
    ['without a survey', []],
    ['below the threshold of the survey', [survey({ released: 4 })]],
    ['without answers', [survey({ questions: [], comments: NO_COMMENTS })]],
    ['below a threshold of 11', [survey({ minGroup: 11 })]],
  ])('says nothing %s', async (_name, surveys) => {
    expect(await companyInsights(asked, surveys)).toMatchObject(EMPTY);
  });

  const spots = async (...surveys: SurveyResults[]) => (await companyInsights(asked, surveys)).blindSpots.join('\n');

  it('says which theme is written about more than before, and by how much', async () => {
    const now = survey({ comments: on('meetings', { people: 40, comments: 40, negative: 30, of: 100 }) });
    const before = survey({
      surveyId: 's0',
      launchedAt: new Date('2025-10-01T09:00:00Z'),
      comments: on('meetings', { people: 10, comments: 10, negative: 9, of: 100 }),
    });
    const { keyThemes } = await companyInsights(asked, [now, before]);
    expect(keyThemes).toContain(
      'Meetings: more often in comments, 40% of them now and 10% before. 30 of 40 comments on it are negative (from 100 comments; at least 40 people wrote about it)',
    );
    const alike = { ...now, comments: on('meetings', { people: 11, comments: 11, negative: 9, of: 100 }) };
    expect((await companyInsights(asked, [alike, before])).keyThemes.join()).not.toMatch(/more often|less often/);
  });

  it('says where scores and comments disagree', async () => {
    const results = survey({
      questions: [{ question: question({}), distribution: { '5': 10 } }],
      comments: on('workload', { people: 8, comments: 8, negative: 7 }),
    });
    expect(await spots(results)).toContain(
      'Scores and comments disagree: of the comments on workload 7 of 8 complain, but workload scores 100 of 100 (from 10 answers)',
    );
    expect(await spots(survey({ comments: on('workload', { people: 8, comments: 8, negative: 7 }) }))).not.toContain(
      'disagree',
    );
  });

  it('says which groups are silent and which languages were not read', async () => {
    const silentGroups = [
      { name: 'Support', invited: 20, answered: 8 },
      { name: 'Finance', invited: 9, answered: null },
    ];
    const otherLanguages = [
      { language: 'de', name: 'German', comments: 7 },
      { language: 'other', name: 'Other languages', comments: 2 },
    ];
    const text = await spots(survey({ silentGroups, comments: { ...NO_COMMENTS, commentCount: 9, otherLanguages } }));
    expect(text).toContain('Support is quiet: released answers from 8 of 20 invited');
    expect(text).toContain(
      'Finance has no figures of its own: too few of its 9 invited answered, or they count in a larger group',
    );
    expect(text).toContain('7 comments in German were not read');
    expect(text).not.toContain('2 comments');
  });

  it('says of a group that was silent twice what the latest survey says', async () => {
    const silent = (answered: number) => ({ silentGroups: [{ name: 'Support', invited: 20, answered }] });
    const text = await spots(survey(silent(8)), survey({ surveyId: 's0', ...silent(5) }));
    expect(text).toContain('Support is quiet: released answers from 8 of 20 invited');
    expect(text).not.toContain('5 of 20');
  });

  it('weighs surveys by their answers', () => {
    const more = survey({
      surveyId: 's2',
      released: 30,
      questions: [{ question: question({ _id: 'q1' }), distribution: { '5': 30 } }],
      comments: NO_COMMENTS,
    });
    const { categories, responseCount } = toEvidence([survey(), more]);
    const workload = categories.find(({ category }) => category === 'workload');
    // (10 answers of mean 2.3 and 30 of mean 5) on 0 to 100.
    expect(workload?.score).toBeCloseTo((10 * 32.5 + 30 * 100) / 40, 8);
    expect(workload?.answerCount).toBe(40);
    expect(responseCount).toBe(40);
  });

  it('leaves out a question that too few people answered, and says so', async () => {
    const thin = survey({
      questions: [
        { question: question({ _id: 'q1' }), distribution: { '1': 4 } },
        { question: question({ _id: 'q2', category: 'growth' }), distribution: { '5': 10 } },
      ],
    });
    expect(toEvidence([thin]).categories.map(({ category }) => category)).toEqual(['growth']);
    expect((await companyInsights(asked, [thin])).blindSpots).toContain(
      'Workload has fewer than 5 answers to each of its questions (from 1 survey, 10 responses)',
    );
  });

  it('has no advice but on comments where every category is fine', async () => {
    const fine = survey({ questions: [{ question: question({}), distribution: { '5': 10 } }] });
    expect((await companyInsights(asked, [fine])).recommendations).toHaveLength(1);
  });

  it('turns a reversed item round', () => {
    const reversed = survey({ questions: [{ question: question({ reverse: true }), distribution: { '5': 10 } }] });
    expect(toEvidence([reversed]).categories).toEqual([{ category: 'workload', score: 0, answerCount: 10 }]);
  });

  const PASSAGE = { ordinal: 3, heading: 'Working hours', page: 7 };

  it('points to the section of the handbook about what scores low, with the section in the evidence', async () => {
    const handbook = { workload: PASSAGE, growth: { ...PASSAGE, heading: 'Learning' } };
    const { recommendations, evidence } = await companyInsights(asked, [survey()], { handbook });
    expect(recommendations[0]).toMatch(/Workload scores 33 .*\. The handbook covers this under “Working hours”\.$/);
    expect(evidence.filter((one) => one.handbook)).toEqual([
      { statement: recommendations[0], base: 10, surveyId: 's1', handbook: PASSAGE },
    ]);
  });

  it('points to the section about what people write of, without a word of theirs', async () => {
    const handbook = { meetings: { ...PASSAGE, heading: 'Meetings and e-mail' } };
    const insights = await companyInsights(asked, [survey()], { handbook });
    expect(insights.recommendations[1]).toContain('The handbook covers this under “Meetings and e-mail”.');
    const few = survey({ comments: on('meetings', { people: 6, comments: 6, negative: 0 }) });
    expect((await companyInsights(asked, [few], { handbook })).recommendations[1]).toBe(
      'Ask how the rules on meetings work in practice. At least 6 people wrote about meetings. All 6 comments on it are positive (from 6 comments). The handbook covers this under “Meetings and e-mail”.',
    );
  });

  it('says which core values are seen and which are missed', async () => {
    const about = (value: string, _id: string) => question({ _id, text: `We live "${value}".`, category: 'culture' });
    const results = survey({
      questions: [
        { question: about('Care', 'q1'), distribution: { '5': 10 } },
        { question: about('craft', 'q2'), distribution: { '1': 6, '2': 4 } },
        { question: about('Unknown', 'q3'), distribution: { '1': 10 } },
      ],
    });
    const coreValues = ['Care', 'Craft', 'Candour'].map((value) => ({ value, description: '', importance: 5 }));
    const { keyThemes } = await companyInsights(asked, [results], { coreValues });
    expect(keyThemes).toContain('The value “Care” is seen at work: 100 of 100 (from 10 answers)');
    expect(keyThemes).toContain('The value “Craft” is missed: 10 of 100 (from 10 answers)');
    expect(keyThemes.join()).not.toMatch(/Unknown|Candour/);
  });

  it('says nothing of a value that too few people were asked about', async () => {
    const text = 'We live "Care".';
    const thin = survey({
      questions: [{ question: question({ text }), distribution: { '1': 4 } }],
      comments: NO_COMMENTS,
    });
    const coreValues = [{ value: 'Care', description: '', importance: 5 }];
    expect(JSON.stringify(await companyInsights(asked, [thin], { coreValues }))).not.toContain('Care');
  });
});
