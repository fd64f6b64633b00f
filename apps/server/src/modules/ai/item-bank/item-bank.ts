import type { BankItem } from './bank-item.ts';
import { ALL_HANDS_ITEMS } from './all-hands-items.ts';
import { COMMUNICATION_ITEMS } from './communication-items.ts';
import { CORE_VALUES_ITEMS } from './core-values-items.ts';
import { CULTURE_ITEMS } from './culture-items.ts';
import { DEPARTMENTS_ITEMS } from './departments-items.ts';
import { ENGAGEMENT_ITEMS } from './engagement-items.ts';
import { GROWTH_ITEMS } from './growth-items.ts';
import { HANDBOOK_ITEMS } from './handbook-items.ts';
import { LEADERSHIP_ITEMS } from './leadership-items.ts';
import { MILESTONE_ITEMS } from './milestone-items.ts';
import { ONBOARDING_DAY_60_ITEMS } from './onboarding-day-60-items.ts';
import { ONBOARDING_DAY_90_ITEMS } from './onboarding-day-90-items.ts';
import { ONBOARDING_MONTH_6_ITEMS } from './onboarding-month-6-items.ts';
import { ONBOARDING_WEEK_1_ITEMS } from './onboarding-week-1-items.ts';
import { ONBOARDING_YEAR_1_ITEMS } from './onboarding-year-1-items.ts';
import { SATISFACTION_ITEMS } from './satisfaction-items.ts';
import { WORKLOAD_ITEMS } from './workload-items.ts';

/** Every question that the embedded engine can ask. */
export const ITEM_BANK: readonly BankItem[] = [
  ...ENGAGEMENT_ITEMS,
  ...CULTURE_ITEMS,
  ...GROWTH_ITEMS,
  ...COMMUNICATION_ITEMS,
  ...LEADERSHIP_ITEMS,
  ...WORKLOAD_ITEMS,
  ...SATISFACTION_ITEMS,
  ...ONBOARDING_WEEK_1_ITEMS,
  ...ONBOARDING_DAY_60_ITEMS,
  ...ONBOARDING_DAY_90_ITEMS,
  ...ONBOARDING_MONTH_6_ITEMS,
  ...ONBOARDING_YEAR_1_ITEMS,
  ...MILESTONE_ITEMS,
  ...ALL_HANDS_ITEMS,
  ...DEPARTMENTS_ITEMS,
  ...CORE_VALUES_ITEMS,
  ...HANDBOOK_ITEMS,
];
