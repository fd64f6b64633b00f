import type { Question } from '@vela/domain';
import { describe, expect, it } from 'vitest';
import { companyInsights } from './company-insights.ts';
import { createEmbeddedEngine } from './embedded/embedded-engine.ts';
import { toEvidence, type SurveyResults } from './insights-evidence.ts';

const engine = createEmbeddedEngine({ newId: () => 'id' });

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
  comments: Array.from({ length: 6 }, () => ({ questionId: 'q4', text: 'Fewer meetings, says Zebedee' })),
  ...fields,
});

const EMPTY = { keyThemes: [], recommendations: [], blindSpots: [], evidence: [] };

describe('companyInsights', () => {
  it('says what the numbers say, each with its base', async () => {
    const insights = await companyInsights(engine, [survey()]);
    expect(insights.keyThemes).toEqual([
      'Growth scores highest: 90 of 100 (from 10 answers)',
      'Workload scores lowest: 33 of 100 (from 10 answers)',
      'Meetings: in the comments of at least 6 people (from 6 comments)',
      'eNPS is 40 (from 10 answers)',
    ]);
    expect(insights.recommendations).toEqual([
      'Agree in each team which work can wait or stop. Workload scores 33 of 100 (from 10 answers), lowest at "I can finish my tasks within my working hours".',
    ]);
    expect(insights.blindSpots).toEqual([
      'No question asked about culture (from 1 survey, 10 responses)',
      'No question asked about communication (from 1 survey, 10 responses)',
      'No question asked about leadership (from 1 survey, 10 responses)',
    ]);
    expect(insights.source).toEqual({ engine: 'embedded', model: 'rules', version: '2' });
  });

  it('gives every sentence an entry of evidence', async () => {
    const { keyThemes, recommendations, blindSpots, evidence } = await companyInsights(engine, [survey()]);
    expect(evidence.map(({ statement }) => statement)).toEqual([...keyThemes, ...recommendations, ...blindSpots]);
    expect(evidence.every(({ base }) => base > 0)).toBe(true);
    expect(evidence.find(({ statement }) => statement.startsWith('Agree'))?.surveyId).toBe('s1');
  });

  it.each([
    ['without a survey', []],
    ['below the threshold of the survey', [survey({ released: 4 })]],
    ['without answers', [survey({ questions: [], comments: [] })]],
    ['below a threshold of 11', [survey({ minGroup: 11 })]],
  ])('says nothing %s', async (_name, surveys) => {
    expect(await companyInsights(engine, surveys)).toMatchObject(EMPTY);
  });

  it('never repeats what somebody wrote', async () => {
    expect(JSON.stringify(await companyInsights(engine, [survey()]))).not.toContain('Zebedee');
  });

  it('weighs surveys by their answers', () => {
    const more = survey({
      surveyId: 's2',
      released: 30,
      questions: [{ question: question({ _id: 'q1' }), distribution: { '5': 30 } }],
      comments: [],
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
    expect((await companyInsights(engine, [thin])).blindSpots).toContain(
      'Workload has fewer than 5 answers to each of its questions (from 1 survey, 10 responses)',
    );
  });

  it('has no advice where every category is fine', async () => {
    const fine = survey({ questions: [{ question: question({}), distribution: { '5': 10 } }] });
    expect((await companyInsights(engine, [fine])).recommendations).toEqual([]);
  });

  it('turns a reversed item round', () => {
    const reversed = survey({ questions: [{ question: question({ reverse: true }), distribution: { '5': 10 } }] });
    expect(toEvidence([reversed]).categories).toEqual([{ category: 'workload', score: 0, answerCount: 10 }]);
  });

  const PASSAGE = { ordinal: 3, heading: 'Working hours', page: 7 };

  it('points to the section of the handbook about what scores low, with the section in the evidence', async () => {
    const handbook = { workload: PASSAGE, growth: { ...PASSAGE, heading: 'Learning' } };
    const { recommendations, evidence } = await companyInsights(engine, [survey()], { handbook });
    expect(recommendations).toEqual([
      expect.stringMatching(/Workload scores 33 .*\. The handbook covers this under “Working hours”\.$/),
    ]);
    expect(evidence.filter((one) => one.handbook)).toEqual([
      { statement: recommendations[0], base: 10, surveyId: 's1', handbook: PASSAGE },
    ]);
  });

  it('points to the section about what people write of, without a word of theirs', async () => {
    const handbook = { Meetings: { ...PASSAGE, heading: 'Meetings and e-mail' } };
    const insights = await companyInsights(engine, [survey()], { handbook });
    expect(insights.recommendations[1]).toBe(
      'Ask how the rules on meetings work in practice. At least 6 people wrote about it (from 6 comments). The handbook covers this under “Meetings and e-mail”.',
    );
    expect(JSON.stringify(insights)).not.toContain('Zebedee');
  });

  it('says which core values are seen and which are missed', async () => {
    const about = (value: string, _id: string) => question({ _id, text: `We live "${value}".`, category: 'culture' });
    const asked = survey({
      questions: [
        { question: about('Care', 'q1'), distribution: { '5': 10 } },
        { question: about('craft', 'q2'), distribution: { '1': 6, '2': 4 } },
        { question: about('Unknown', 'q3'), distribution: { '1': 10 } },
      ],
    });
    const coreValues = ['Care', 'Craft', 'Candour'].map((value) => ({ value, description: '', importance: 5 }));
    const { keyThemes } = await companyInsights(engine, [asked], { coreValues });
    expect(keyThemes).toContain('The value “Care” is seen at work: 100 of 100 (from 10 answers)');
    expect(keyThemes).toContain('The value “Craft” is missed: 10 of 100 (from 10 answers)');
    expect(keyThemes.join()).not.toMatch(/Unknown|Candour/);
  });

  it('says nothing of a value that too few people were asked about', async () => {
    const text = 'We live "Care".';
    const thin = survey({ questions: [{ question: question({ text }), distribution: { '1': 4 } }], comments: [] });
    const coreValues = [{ value: 'Care', description: '', importance: 5 }];
    expect(JSON.stringify(await companyInsights(engine, [thin], { coreValues }))).not.toContain('Care');
  });
});
