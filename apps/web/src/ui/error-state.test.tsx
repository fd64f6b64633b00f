// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubBrowser } from '../lib/test-support/stub-browser.ts';
import { Panel } from './panel.tsx';

stubBrowser();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
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
