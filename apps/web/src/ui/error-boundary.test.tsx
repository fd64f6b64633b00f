// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Panel } from './panel.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => 0, removeEventListener: () => 0 }));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('keeps a crash inside its panel, and draws again on Retry', () => {
  let broken = true;
  const Fragile = () => {
    if (broken) throw new Error('boom');
    return <p>figures</p>;
  };
  render(
    <MantineProvider>
      <Panel title="Left">
        <Fragile />
      </Panel>
      <Panel title="Right">whole</Panel>
    </MantineProvider>,
  );
  expect(screen.getByText('whole')).toBeTruthy();
  expect(screen.getByText('This part could not be shown')).toBeTruthy();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('figures')).toBeTruthy();
});
