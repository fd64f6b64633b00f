import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router';
import type { Survey } from '@vela/contract';
import { AnalyticsTab } from './analytics-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { QuestionsTab } from './questions-tab.tsx';
import { ResponsesTab } from './responses-tab.tsx';
import classes from '../../../ui/tab-strip.module.css';

const TABS = [
  { value: 'overview', label: 'Overview', Content: OverviewTab },
  { value: 'questions', label: 'Questions', Content: QuestionsTab },
  { value: 'responses', label: 'Responses', Content: ResponsesTab },
  { value: 'analytics', label: 'Analytics', Content: AnalyticsTab },
] as const;

/** The open tab stands in the query string, so that it can be linked and survives a reload. */
export function SurveyTabs({ survey }: { survey: Survey }) {
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
      {TABS.map(({ value, Content }) => (
        <Tabs.Panel key={value} value={value} className={classes.panel}>
          <Content survey={survey} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
