import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { COMPANY_TABS, type CompanyTab, companyTabIn, companyTabQuery } from '../company-tabs.ts';
import classes from './company-tabs.module.css';

/** The open tab stands in the query string, so that it can be linked and survives a reload. */
export function CompanyTabs({ contents }: { contents: Record<CompanyTab, ReactNode> }) {
  const [search, setSearch] = useSearchParams();
  const current = companyTabIn(search);
  return (
    <Tabs
      value={current}
      keepMounted={false}
      onChange={(value) => {
        const chosen = COMPANY_TABS.find((tab) => tab.value === value);
        if (chosen) setSearch(companyTabQuery(chosen.value));
      }}
    >
      <Tabs.List className={classes.list} aria-label="Company">
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
