// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart, stubSizedBrowser } from '../test-support/render-part.tsx';
import { ChangeBadge } from './change-badge.tsx';

stubSizedBrowser();

const since = 'the 30 days before';
const group = () => screen.getByRole('group', { name: `Change of the score against ${since}` }).textContent;

it('says how much something changed, with its interval', () => {
  renderPart(
    <ChangeBadge change={{ value: -4.2, low: -7, high: -1.4, isNoise: false }} of="the score" since={since} />,
  );
  expect(group()).toBe(`down 4.2(-7 to -1.4) against ${since}`);
});

it('sells no noise as news', () => {
  renderPart(<ChangeBadge change={{ value: -4.2, low: -9, high: 0.6, isNoise: true }} of="the score" since={since} />);
  expect(group()).toContain('no clear change');
  expect(group()).not.toContain('down');
});

it('says that there is nothing to compare with', () => {
  renderPart(<ChangeBadge change={null} of="the score" since={since} />);
  screen.getByText(`Nothing to compare with in ${since}`);
});
