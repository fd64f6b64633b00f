import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { COMPANY_TABS, type CompanyTab, companyTabIn, companyTabQuery } from '../company-tabs.ts';
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
