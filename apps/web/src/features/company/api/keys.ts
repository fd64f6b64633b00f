/** What is asked about the company; what changes it anywhere invalidates them all. */
export const companyKeys = {
  all: ['company'],
  detail: ['company', 'detail'],
  settings: ['company', 'settings'],
  reviewSettings: ['company', 'review-settings'],
  firstRun: ['company', 'first-run'],
} as const;
