import { CATEGORIES, type Category, type QuestionType, type SurveyType } from '@vela/domain/surveys';
import type { BankItem, DepartmentKind, Occasion } from '../item-bank/bank-item.ts';
import { pickWeighted, type SeededRandom } from './seeded-random.ts';

/** Recommendation, overall satisfaction and energy: the core that every pulse repeats word for word. */
const PULSE_ANCHORS = ['engagement-06', 'satisfaction-01', 'engagement-01'] as const;

const ALONE = { general: 0, anchors: [], valueItems: 1, departmentItems: 0 } as const;

export interface Choice {
  bank: readonly BankItem[];
  plan: DraftPlan;
  departmentKind: DepartmentKind | null;
  /** How many core values the company has named. */
  valueCount: number;
  /** Whether the handbook has subjects to ask about. */
  hasTopics: boolean;
  /** Whether an item's text was asked lately. */
  wasAsked: (item: BankItem) => boolean;
  random: SeededRandom;
}

/** More of these tire people, or can't be compared; what is left is scaled. */
const MOST_OF_TYPE: Partial<Record<QuestionType, number>> = { text: 2, multiple_choice: 2, yes_no: 2, enps: 1 };
const MOST_REVERSED = 2;
/** A family that was asked lately is still chosen now and then. */
const RECENT_FAMILY_WEIGHT = 0.25;

/** The items of one survey: anchors first, then by category, open questions at the end. */
export function chooseItems(choice: Choice): BankItem[] {
  const { bank, plan } = choice;
  const chosen: BankItem[] = [];
  const ordinary = (occasion: Occasion) =>
    bank.filter((item) => item.occasion === occasion && !item.department && !namesSomething(item));
  /** Those that are made for the occasion, or else those that fit any. */
  const closedOf = (names: (item: BankItem) => boolean) => {
    const closed = bank.filter((item) => names(item) && !isOpen(item));
    const own = closed.filter((item) => item.occasion === plan.occasion);
    return own.length > 0 ? own : closed.filter((item) => item.occasion === 'general');
  };
  const fits = (item: BankItem) => !item.namesValues || choice.valueCount >= 2;
  const add = (pool: readonly BankItem[], count: number) => {
    for (let added = 0; added < count && chosen.length < plan.length; added += 1) {
      const item = pickItem(pool.filter(fits), chosen, choice);
      if (!item) return;
      chosen.push(item);
    }
  };
  chosen.push(...plan.anchors.flatMap((id) => bank.filter((item) => item.id === id)));
  const department = choice.departmentKind;
  if (department)
    add(
      bank.filter((item) => item.department === department),
      plan.departmentItems,
    );
  add(closedOf(isValueItem), Math.min(plan.valueItems, choice.valueCount));
  if (plan.asksHandbook && choice.hasTopics) add(closedOf(isTopicItem), 1);
  if (!chosen.some(isOpen)) add(ordinary(plan.occasion).filter(isOpen), 1);
  add(ordinary('general'), plan.general);
  add(ordinary(plan.occasion), plan.length);
  add(ordinary('general'), plan.length);
  return inOrder(chosen, plan.anchors);
}

const isOpen = (item: BankItem): boolean => item.type === 'text';
const isValueItem = (item: BankItem): boolean => item.text.includes('{value}');
const isTopicItem = (item: BankItem): boolean => item.text.includes('{topic}');
const namesSomething = (item: BankItem): boolean => isValueItem(item) || isTopicItem(item);

/** One more item: from the categories that have the fewest so far, what was asked lately only where nothing else is left. */
function pickItem(pool: readonly BankItem[], chosen: readonly BankItem[], choice: Choice): BankItem | undefined {
  const allowed = pool.filter((item) => isAllowed(item, chosen));
  const fresh = allowed.filter((item) => !choice.wasAsked(item));
  const candidates = fresh.length > 0 ? fresh : allowed;
  const used = (category: Category) => chosen.filter((item) => item.category === category).length;
  const fewest = Math.min(...candidates.map((item) => used(item.category)));
  const recentFamilies = new Set(choice.bank.filter(choice.wasAsked).map(familyKey));
  const weighted = candidates
    .filter((item) => used(item.category) === fewest)
    .map((item) => ({ item, weight: recentFamilies.has(familyKey(item)) ? RECENT_FAMILY_WEIGHT : 1 }));
  return pickWeighted(weighted, choice.random);
}

function isAllowed(item: BankItem, chosen: readonly BankItem[]): boolean {
  const most = MOST_OF_TYPE[item.type] ?? Number.POSITIVE_INFINITY;
  if (chosen.filter((other) => other.type === item.type).length >= most) return false;
  if (item.reverse && chosen.filter((other) => other.reverse).length >= MOST_REVERSED) return false;
  return chosen.every((other) => other.id !== item.id && familyKey(other) !== familyKey(item));
}

const familyKey = (item: BankItem): string => `${item.category}/${item.family}`;

function inOrder(items: readonly BankItem[], anchors: readonly string[]): BankItem[] {
  const rank = (item: BankItem): number => {
    const anchor = anchors.indexOf(item.id);
    if (anchor >= 0) return anchor - anchors.length;
    return (isOpen(item) ? CATEGORIES.length : 0) + CATEGORIES.indexOf(item.category);
  };
  return [...items].sort((left, right) => rank(left) - rank(right));
}

/** How a survey of a type is put together from the item bank. */
interface DraftPlan {
  occasion: Occasion;
  /** Questions in all: 6 to 12, what people finish in a few minutes. */
  length: number;
  /** How many of them are general ones, where the occasion is something else. */
  general: number;
  /** Items that every survey of this type asks, so that its runs can be compared. */
  anchors: readonly string[];
  /** How many items name a core value, where the company has so many. */
  valueItems: 1 | 2;
  /** Whether one item names a subject of the handbook. */
  asksHandbook: boolean;
  departmentItems: number;
}

export const DRAFT_PLANS: Record<SurveyType, DraftPlan> = {
  onboarding_1week: { ...ALONE, occasion: 'week_1', length: 8, anchors: ['onboarding-week-1-09'], asksHandbook: true },
  onboarding_60day: {
    ...ALONE,
    occasion: 'day_60',
    length: 8,
    general: 2,
    anchors: ['onboarding-day-60-08'],
    asksHandbook: true,
  },
  onboarding_90day: {
    ...ALONE,
    occasion: 'day_90',
    length: 9,
    general: 1,
    anchors: ['onboarding-day-90-07'],
    asksHandbook: true,
  },
  onboarding_6month: {
    ...ALONE,
    occasion: 'month_6',
    length: 10,
    general: 2,
    anchors: ['onboarding-month-6-11'],
    asksHandbook: true,
  },
  onboarding_1year: {
    ...ALONE,
    occasion: 'year_1',
    length: 10,
    general: 2,
    anchors: ['onboarding-year-1-10'],
    asksHandbook: true,
  },
  monthly_pulse: {
    occasion: 'general',
    length: 9,
    general: 0,
    anchors: PULSE_ANCHORS,
    valueItems: 1,
    asksHandbook: true,
    departmentItems: 1,
  },
  milestone_survey: { ...ALONE, occasion: 'milestone', length: 9, anchors: ['milestone-08'], asksHandbook: false },
  all_hands_followup: { ...ALONE, occasion: 'all_hands', length: 8, anchors: ['all-hands-01'], asksHandbook: false },
  custom: {
    occasion: 'general',
    length: 12,
    general: 0,
    anchors: [],
    valueItems: 2,
    asksHandbook: true,
    departmentItems: 2,
  },
};
