/** The tabs in their order; the value stands in the query string. */
export const COMPANY_TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'core-values', label: 'Core Values' },
  { value: 'handbook', label: 'Handbook' },
  { value: 'ai-insights', label: 'AI Insights' },
  { value: 'review-settings', label: 'Review Settings' },
  { value: 'settings', label: 'Settings' },
  { value: 'people', label: 'People' },
  { value: 'audit-log', label: 'Audit Log' },
] as const;
export type CompanyTab = (typeof COMPANY_TABS)[number]['value'];

/** The tab that an address asks for; an unknown one is the Overview. */
export const companyTabIn = (search: URLSearchParams): CompanyTab =>
  COMPANY_TABS.find(({ value }) => value === search.get('tab'))?.value ?? 'overview';

/** The query string of a tab. What else stands there belongs to the tab that is left. */
export const companyTabQuery = (tab: CompanyTab): URLSearchParams =>
  new URLSearchParams(tab === 'overview' ? {} : { tab });
