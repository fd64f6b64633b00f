import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import classes from '../../../ui/tab-strip.module.css';

const TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'questions', label: 'Questions' },
  { value: 'responses', label: 'Responses' },
  { value: 'analytics', label: 'Analytics' },
] as const;

type SurveyTab = (typeof TABS)[number]['value'];

/** The open tab stands in the query string, so that it can be linked and survives a reload. */
export function SurveyTabs({ contents }: { contents: Record<SurveyTab, ReactNode> }) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab');
  const current = TABS.find(({ value }) => value === asked)?.value ?? 'overview';
  return (
    <Tabs
      value={current}
      keepMounted={false}
      onChange={(value) => {
        setQuery((before) => {
          const next = new URLSearchParams(before);
          if (value === null || value === 'overview') next.delete('tab');
          else next.set('tab', value);
          return next;
        });
      }}
    >
      <Tabs.List className={classes.list}>
        {TABS.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value} className={classes.tab}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {TABS.map(({ value }) => (
        <Tabs.Panel key={value} value={value} className={classes.panel}>
          {contents[value]}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
