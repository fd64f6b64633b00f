import type { CompanyPlan } from './company-plan.ts';
import { NEBULA_HANDBOOK } from './nebula-handbook.ts';
import { NEBULA_MAIL_DOMAIN, nebulaPeople } from './nebula-people.ts';
import { nebulaSurveys } from './nebula-surveys.ts';

/** The demo company with its year up to a day. */
export const nebulaPlan = (today: string): CompanyPlan => ({
  name: 'Nebula Works',
  mailDomain: NEBULA_MAIL_DOMAIN,
  coreValues: [
    { value: 'Curiosity', description: 'We ask before we answer.', importance: 9 },
    { value: 'Candour', description: 'We say what we see, kindly.', importance: 8 },
    { value: 'Craft', description: 'We finish what we start, well.', importance: 8 },
    { value: 'Care', description: 'We look after each other and our customers.', importance: 10 },
  ],
  people: nebulaPeople(),
  surveys: nebulaSurveys(today),
  handbook: { ...NEBULA_HANDBOOK, uploadedDaysAgo: 200 },
  seed: 'nebula works',
  isDemo: true,
});
