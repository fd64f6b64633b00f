import { lintItems, problemsOfSurvey, SURVEY_TYPES, type SurveyType } from '@vela/domain/surveys';
import { describe, expect, it } from 'vitest';
import type { SurveyBrief } from '../ai-engine.ts';
import { ITEM_BANK } from '../item-bank/item-bank.ts';
import { DRAFT_PLANS } from './choose-items.ts';
import { embeddedSurvey, departmentKindOf } from './embedded-survey.ts';

const brief = (fields: Partial<SurveyBrief> = {}): SurveyBrief => ({
  surveyType: 'monthly_pulse',
  companyName: 'Nebula Works',
  coreValues: [
    { value: 'Customers first', description: 'They pay us', importance: 9 },
    { value: 'Stay curious', description: '', importance: 4 },
  ],
  handbookTopics: [],
  recentQuestionTexts: [],
  now: new Date('2026-03-31T23:30:00Z'),
  timeZone: 'UTC',
  ...fields,
});

let made = 0;
const newId = () => `question-${(made += 1)}`;
const generate = (fields: Partial<SurveyBrief> = {}, seed = 'seed') => embeddedSurvey(brief(fields), seed, newId);
const textsOf = (survey: ReturnType<typeof generate>) => survey.questions.map((question) => question.text);
const SEEDS = Array.from({ length: 25 }, (_, index) => `seed ${index}`);
const CASES = SURVEY_TYPES.flatMap((surveyType) =>
  [undefined, 'Engineering', 'Kitchen'].map((department) => ({ surveyType, department })),
);

describe('embeddedSurvey', () => {
  it.each(CASES)('makes valid surveys of type $surveyType for $department', (fields) => {
    for (const seed of SEEDS) {
      const survey = generate(fields, seed);
      expect(problemsOfSurvey(survey)).toEqual([]);
      expect(lintItems(survey.questions)).toEqual([]);
      expect(survey.questions.length).toBe(DRAFT_PLANS[fields.surveyType].length);
      expect(survey.questions.length).toBeGreaterThanOrEqual(6);
      expect(survey.questions.length).toBeLessThanOrEqual(12);
      expect(survey.questions.every((question) => question.aiGenerated)).toBe(true);
      expect(new Set(survey.questions.map((question) => question._id)).size).toBe(survey.questions.length);
      const open = survey.questions.filter((question) => question.type === 'text').length;
      expect(open).toBeGreaterThanOrEqual(1);
      expect(open).toBeLessThanOrEqual(2);
    }
  });

  it('makes the same survey from the same seed', () => {
    expect(textsOf(generate({}, 'a'))).toEqual(textsOf(generate({}, 'a')));
  });

  it.each(SURVEY_TYPES)('asks something else with another seed: %s', (surveyType) => {
    const surveys = new Set(SEEDS.map((seed) => textsOf(generate({ surveyType }, seed)).join()));
    expect(surveys.size).toBeGreaterThan(SEEDS.length / 2);
  });

  it('keeps the core of a pulse word for word', () => {
    for (const seed of SEEDS) {
      expect(textsOf(generate({ department: 'Sales' }, seed)).slice(0, 3)).toEqual([
        'How likely are you to recommend this company as a place to work?',
        'How satisfied are you with your job overall?',
        'I feel energised by my work on most days.',
      ]);
    }
  });

  it('does not repeat what was asked in the last three pulses, apart from the core', () => {
    let recent: string[] = [];
    for (const seed of SEEDS) {
      const texts = textsOf(generate({ recentQuestionTexts: recent.slice(0, 27), coreValues: [] }, seed));
      const repeated = texts.slice(3).filter((text) => recent.slice(0, 27).includes(text));
      expect(repeated).toEqual([]);
      recent = [...texts, ...recent];
    }
  });

  it('asks again rather than too little when everything was asked lately', () => {
    const survey = generate({ recentQuestionTexts: ITEM_BANK.map((item) => item.text) });
    expect(survey.questions).toHaveLength(9);
  });

  it('asks about a core value of the company', () => {
    for (const seed of SEEDS) {
      expect(textsOf(generate({}, seed)).join()).toMatch(/"(?:Customers first|Stay curious)"/);
      expect(textsOf(generate({ coreValues: [] }, seed)).join()).not.toContain('"');
    }
  });

  it.each(SURVEY_TYPES)('names the most important values most, each survey of type %s', (surveyType) => {
    const coreValues = [...brief().coreValues, { value: 'Own it', description: '', importance: 4 }];
    const texts = SEEDS.map((seed) => textsOf(generate({ surveyType, coreValues }, seed)).join());
    const naming = (value: string) => texts.filter((text) => text.includes(`"${value}"`)).length;
    expect(texts.every((text) => /"(?:Customers first|Stay curious|Own it)"/.test(text))).toBe(true);
    expect(naming('Customers first')).toBeGreaterThan(naming('Stay curious'));
  });

  it('asks about two different values where there is room', () => {
    for (const seed of SEEDS) {
      const text = textsOf(generate({ surveyType: 'custom' }, seed)).join();
      expect([text.includes('"Customers first"'), text.includes('"Stay curious"')]).toEqual([true, true]);
    }
  });

  it('lets every value have its turn', () => {
    let recent: string[] = [];
    const named = SEEDS.slice(0, 6).map((seed) => {
      const texts = textsOf(generate({ recentQuestionTexts: recent }, seed));
      recent = [...texts, ...recent];
      return texts.join().includes('"Stay curious"');
    });
    expect(named.slice(1).every((isNamed, index) => isNamed !== named[index])).toBe(true);
  });

  const TOPICS = ['Working hours', 'Leave', 'Travel and expenses'].map((heading) => ({
    heading,
    level: 1,
  }));
  const topicsIn = (text: string) => TOPICS.filter(({ heading }) => text.includes(`"${heading}"`));

  it.each(SURVEY_TYPES)('asks about one subject of the handbook where it fits: %s', (surveyType) => {
    for (const seed of SEEDS) {
      const survey = generate({ surveyType, handbookTopics: TOPICS }, seed);
      expect(topicsIn(textsOf(survey).join())).toHaveLength(DRAFT_PLANS[surveyType].asksHandbook ? 1 : 0);
      expect(lintItems(survey.questions)).toEqual([]);
      expect(problemsOfSurvey(survey)).toEqual([]);
      expect(survey.questions).toHaveLength(DRAFT_PLANS[surveyType].length);
    }
  });

  it('asks about a subject again only after all others', () => {
    let recent: string[] = [];
    const named = SEEDS.slice(0, 6).map((seed) => {
      const texts = textsOf(generate({ recentQuestionTexts: recent, handbookTopics: TOPICS }, seed));
      recent = [...texts, ...recent];
      return topicsIn(texts.join())[0]?.heading;
    });
    expect(new Set(named.slice(0, 3)).size).toBe(3);
    expect(named.slice(3)).toEqual(named.slice(0, 3));
  });

  it.each([
    ['with quotation marks', 'Be "bold"', 'Be bold'],
    ['with replacement patterns', '$& $1', '$& $1'],
  ])('takes a value %s', (_name, value, shown) => {
    const texts = textsOf(generate({ coreValues: [{ value, description: '', importance: 5 }] }));
    expect(texts.join()).toContain(`"${shown}"`);
  });

  it('takes names as they are, whatever they look like', () => {
    for (const seed of SEEDS) {
      const { description } = generate({ surveyType: 'milestone_survey', department: '{us} $& {here}' }, seed);
      if (description.includes('team')) expect(description).toContain('the {us} $& {here} team');
      const turning = { value: '\u202eCare\u2066', description: '', importance: 10 };
      const survey = generate({ coreValues: [turning], surveyType: 'custom' }, seed);
      expect(
        textsOf(survey)
          .filter((text) => text.includes('Care'))
          .join(),
      ).toContain('"Care"');
    }
  });

  it('asks a department about its own work', () => {
    const ids = new Set(ITEM_BANK.filter((item) => item.department === 'sales').map((item) => item.text));
    for (const seed of SEEDS) {
      expect(textsOf(generate({ department: 'Sales EMEA' }, seed)).some((text) => ids.has(text))).toBe(true);
      expect(textsOf(generate({}, seed)).some((text) => ids.has(text))).toBe(false);
    }
  });

  it.each<[SurveyType, string | undefined, string]>([
    ['monthly_pulse', undefined, 'Monthly Pulse, March 2026'],
    ['monthly_pulse', 'Engineering', 'Engineering Pulse, March 2026'],
    ['onboarding_1week', undefined, 'Your first week at Nebula Works'],
    ['onboarding_1year', 'Sales', 'Your first year in Sales'],
    ['all_hands_followup', undefined, 'All-Hands Follow-up, March 2026'],
    ['milestone_survey', 'Product', 'Product Milestone Survey, March 2026'],
    ['custom', undefined, 'Employee Survey, March 2026'],
  ])('words the title of %s for %s', (surveyType, department, title) => {
    expect(generate({ surveyType, department }).title).toBe(title);
  });

  it('names the month of the company, not of the server', () => {
    expect(generate({ timeZone: 'Asia/Tokyo' }).title).toBe('Monthly Pulse, April 2026');
  });

  it('leaves it to the page to say how many questions there are, for they will be edited', () => {
    expect(generate().description).not.toMatch(/question|minute/i);
  });

  it('cuts long names between characters', () => {
    const companyName = `x${'\u{1F680}'.repeat(150)}`;
    for (const surveyType of SURVEY_TYPES) {
      expect(problemsOfSurvey(generate({ surveyType, companyName }))).toEqual([]);
    }
  });

  it('holds with a company of many long values', () => {
    const coreValues = Array.from({ length: 80 }, (_, index) => ({
      value: `Value number ${index} ${'x'.repeat(index)}`,
      description: '',
      importance: 1 + (index % 10),
    }));
    for (const seed of SEEDS)
      expect(problemsOfSurvey(generate({ surveyType: 'custom', coreValues }, seed))).toEqual([]);
  });
});

it.each([
  ['Engineering', 'engineering'],
  ['IT', 'engineering'],
  ['Customer Success', 'support'],
  ['Sales EMEA', 'sales'],
  ['Marketing & Brand', 'marketing'],
  ['Product', 'product'],
  ['Production', 'operations'],
  ['People & Culture', 'people'],
  ['HR', 'people'],
  ['Finance', 'finance'],
  ['Operations', 'operations'],
  ['Kitchen', null],
  ['', null],
  [undefined, null],
])('%s is %s', (name, kind) => {
  expect(departmentKindOf(name)).toBe(kind);
});
