import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import classes from '../../../ui/tab-strip.module.css';

/** The open tab stands in the query string, so that it can be linked and survives a reload. */
export function CompanyTabs({ contents }: { contents: Record<CompanyTab, ReactNode> }) {
  const [search, setSearch] = useSearchParams();
  const current = companyTabIn(search);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    showCurrent(list.current);
  }, [current]);
  return (
    <Tabs
      value={current}
      keepMounted={false}
      onChange={(value) => {
        const chosen = COMPANY_TABS.find((tab) => tab.value === value);
        if (chosen) setSearch(companyTabQuery(chosen.value));
      }}
    >
      <Tabs.List ref={list} className={classes.list} aria-label="Company">
        {COMPANY_TABS.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value} className={classes.tab}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {COMPANY_TABS.map(({ value }) => (
        <Tabs.Panel key={value} value={value} className={classes.panel}>
          {contents[value]}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** On a phone the strip is wider than the window; a tab that was opened by its address may be out of sight. */
function showCurrent(list: HTMLElement | null): void {
  const tab = list?.querySelector<HTMLElement>('[aria-selected="true"]');
  if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

/** The tabs in their order; the value stands in the query string. */
const COMPANY_TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'core-values', label: 'Core Values' },
  { value: 'handbook', label: 'Handbook' },
  { value: 'ai-insights', label: 'AI Insights' },
  { value: 'review-settings', label: 'Review Settings' },
  { value: 'settings', label: 'Settings' },
  { value: 'people', label: 'People' },
  { value: 'audit-log', label: 'Audit Log' },
] as const;
type CompanyTab = (typeof COMPANY_TABS)[number]['value'];

/** The tab that an address asks for; an unknown one is the Overview. */
export const companyTabIn = (search: URLSearchParams): CompanyTab =>
  COMPANY_TABS.find(({ value }) => value === search.get('tab'))?.value ?? 'overview';

/** The query string of a tab. What else stands there belongs to the tab that is left. */
export const companyTabQuery = (tab: CompanyTab): URLSearchParams =>
  new URLSearchParams(tab === 'overview' ? {} : { tab });
