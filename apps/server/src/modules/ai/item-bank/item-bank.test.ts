import { CATEGORIES, isQuestionComplete, lintItems } from '@vela/domain/surveys';
import { describe, expect, it } from 'vitest';
import { toQuestion } from '../embedded/embedded-survey.ts';
import { DRAFT_PLANS } from '../embedded/choose-items.ts';
import { ITEM_BANK } from './item-bank.ts';

const filling = {
  newId: () => 'q',
  coreValues: [
    { value: 'Customers first', description: '', importance: 9 },
    { value: 'Stay curious', description: '', importance: 5 },
  ],
  nextValue: () => 'Customers first',
  nextTopic: () => 'Working hours',
};
const asQuestions = (items: typeof ITEM_BANK) => items.map((item) => ({ ...toQuestion(item, filling), _id: item.id }));
const OCCASIONS = [...new Set(ITEM_BANK.map((item) => item.occasion))];

describe('item bank', () => {
  it('holds at least 160 items, each with an id of its own', () => {
    expect(new Set(ITEM_BANK.map((item) => item.id)).size).toBe(ITEM_BANK.length);
    expect(ITEM_BANK.length).toBeGreaterThanOrEqual(160);
  });

  it.each(OCCASIONS)('passes the linter and asks nothing twice for %s', (occasion) => {
    const items = ITEM_BANK.filter((item) => item.occasion === occasion);
    expect(lintItems(asQuestions(items))).toEqual([]);
  });

  it('makes complete questions only', () => {
    expect(asQuestions(ITEM_BANK).filter((question) => !isQuestionComplete(question))).toEqual([]);
  });

  it.each(OCCASIONS)('covers every category for %s', (occasion) => {
    const covered = new Set(ITEM_BANK.filter((item) => item.occasion === occasion).map((item) => item.category));
    expect(CATEGORIES.filter((category) => !covered.has(category))).toEqual([]);
  });

  it('names both ends of every rating and recommendation scale, and of nothing else', () => {
    for (const item of ITEM_BANK) {
      expect([item.id, item.ends !== undefined]).toEqual([item.id, item.type === 'rating' || item.type === 'enps']);
    }
  });

  it('turns round agreement items alone', () => {
    expect(ITEM_BANK.filter((item) => item.reverse && item.type !== 'scale')).toEqual([]);
  });

  it('asks about a subject of the handbook only what fits every section', () => {
    const texts = ITEM_BANK.map((item) => item.text).filter((text) => text.includes('{topic}'));
    expect(texts.length).toBeGreaterThanOrEqual(8);
    // Nothing that supposes what the section holds: a rule to keep, or something to be given out fairly.
    expect(texts.filter((text) => /\b(?:fair|rules?|polic|sticks?|allowed|daily)/.test(text))).toEqual([]);
    expect(texts.filter((text) => !text.includes('our handbook'))).toEqual([]);
  });

  it('has every anchor of the plans', () => {
    const ids = new Set(ITEM_BANK.map((item) => item.id));
    const anchors = Object.values(DRAFT_PLANS).flatMap((plan) => plan.anchors);
    expect(anchors.filter((id) => !ids.has(id))).toEqual([]);
  });
});
