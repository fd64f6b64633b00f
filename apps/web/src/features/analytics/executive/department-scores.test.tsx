// @vitest-environment jsdom
import type { GroupFigures } from '@vela/contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { groupFixture, figureFixture } from '../survey/test-support/analytics-fixture.ts';
import { renderPart, stubWindow } from '../test-support/render-part.tsx';
import { DepartmentScores } from './department-scores.tsx';

stubWindow();

const departments = (count: number): GroupFigures[] =>
  Array.from({ length: count }, (_, index) =>
    groupFixture({ value: String(index), label: `Team ${String(index + 1)}`, score: figureFixture(90 - index) }),
  );
const shown = () => screen.getByRole('list', { name: 'Scores by department' }).children;

it('shows the ends of many departments, and all of them when asked to', () => {
  renderPart(<DepartmentScores departments={departments(32)} />);
  expect(shown()).toHaveLength(10);
  screen.getByText(/The 5 highest and the 5 lowest of 32 departments/);
  screen.getByText('Team 1');
  screen.getByText('Team 32');
  expect(screen.queryByText('Team 16')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(shown()).toHaveLength(32);
});

it('shows ten departments without a choice', () => {
  renderPart(<DepartmentScores departments={departments(10)} />);
  expect(shown()).toHaveLength(10);
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
});
