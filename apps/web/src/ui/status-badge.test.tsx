// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StatusBadge } from './status-badge.tsx';

afterEach(cleanup);

it.each([
  ['draft', 'Draft'],
  ['scheduled', 'Scheduled'],
  ['active', 'Active'],
  ['closed', 'Closed'],
  ['archived', 'Archived'],
  ['frozen', 'Draft'],
  ['toString', 'Draft'],
])('shows %s as %s', (status, label) => {
  render(<StatusBadge status={status} />);
  expect(screen.getByText(label)).toBeTruthy();
});
