// @vitest-environment jsdom
import type { GroupMeasure } from '@vela/contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { groupFixture, surveyFigureFixture } from '../survey/test-support/analytics-fixture.ts';
import { renderPart, stubSizedBrowser } from '../test-support/render-part.tsx';
import { DepartmentScores } from './department-scores.tsx';

stubSizedBrowser();

const team = ({ change = null, ...figures }: Partial<GroupMeasure>): GroupMeasure => ({
  ...groupFixture(figures),
  change,
});
const departments = (count: number): GroupMeasure[] =>
  Array.from({ length: count }, (_, index) =>
    team({ value: String(index), label: `Team ${String(index + 1)}`, score: surveyFigureFixture(90 - index) }),
  );
const render = (of: readonly GroupMeasure[]) =>
  renderPart(<DepartmentScores departments={of} since="the 90 days before" />);
const shown = () => screen.getByRole('list', { name: 'Scores by department' }).children;

it('shows the ends of many departments, and all of them when asked to', () => {
  render(departments(32));
  expect(shown()).toHaveLength(10);
  screen.getByText(/The 5 highest and the 5 lowest of 32 departments/);
  screen.getByText('Team 1');
  screen.getByText('Team 32');
  expect(screen.queryByText('Team 16')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(shown()).toHaveLength(32);
});

it('shows ten departments without a choice', () => {
  render(departments(10));
  expect(shown()).toHaveLength(10);
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
});

it('says how a department moved, and why others are hidden', () => {
  const hiddenReason = 'Fewer than 5 released answers';
  render([
    team({ label: 'Sales', change: { value: -12.4, low: -18, high: -6.8, isNoise: false } }),
    team({ value: 'b', label: 'Legal', hidden: true, hiddenReason }),
    team({ value: 'c', label: 'Support', hidden: true, hiddenReason }),
  ]);
  expect(screen.getByRole('group', { name: 'Change of Sales against the 90 days before' }).textContent).toContain(
    'down 12.4',
  );
  screen.getByText('Fewer than 5 released answers: Legal, Support.');
});
