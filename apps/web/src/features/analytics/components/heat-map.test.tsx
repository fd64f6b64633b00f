// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart, stubSizedBrowser } from '../test-support/render-part.tsx';
import { HEAT_STEPS, HeatMap, heatStep } from './heat-map.tsx';
import { SeverityList } from '../company/risk-panel.tsx';

stubSizedBrowser();

it('shows numbers that open, and says in words why a cell is hidden', () => {
  renderPart(
    <HeatMap
      label="Scores by department"
      rowLabel="Department"
      columns={[
        { key: 'culture', label: 'Culture' },
        { key: 'growth', label: 'Growth' },
      ]}
      rows={[
        {
          key: 'd',
          label: 'Design',
          cells: [{ score: 72, text: '72', explanation: { definition: 'Mean' } }, { hidden: 'hidden for now' }],
        },
      ]}
    />,
  );
  const cells = within(screen.getByRole('table', { name: 'Scores by department' })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['72', 'hidden for now']);
  screen.getByRole('button', { name: 'Design, Culture: 72. How is this computed?' });
  expect(screen.getByRole('region', { name: 'Scores by department' }).tabIndex).toBe(0);
});

it('says each severity in a word too, with the way to its evidence', () => {
  const evidence = { to: '/analytics/survey/s', label: 'See survey' };
  renderPart(
    <SeverityList
      label="Risks"
      items={[
        { key: 'a', severity: 'high', message: 'Workload is high', recommendation: 'Ask why.', evidence },
        { key: 'b', severity: 'medium', message: 'Growth is low', recommendation: 'Talk.' },
        { key: 'c', severity: 'odd', message: 'A remark', recommendation: 'Look.' },
      ]}
    />,
  );
  const items = within(screen.getByRole('list', { name: 'Risks' })).getAllByRole('listitem');
  expect(items.map((item) => [item.dataset.tone, item.firstElementChild?.textContent])).toEqual([
    ['red', 'High'],
    ['yellow', 'Medium'],
    ['blue', 'Low'],
  ]);
  expect(screen.getByRole('link', { name: 'See survey' }).getAttribute('href')).toBe('/analytics/survey/s');
});

it.each([
  [0, 'below 40'],
  [39.49, 'below 40'],
  // Shown as 40.
  [39.5, '40 to 50'],
  [40, '40 to 50'],
  [65, '60 to 70'],
  [89.49, '80 to 90'],
  [100, '90 and above'],
])('%d lies %s', (score, step) => {
  expect(HEAT_STEPS[heatStep(score)]).toBe(step);
});
