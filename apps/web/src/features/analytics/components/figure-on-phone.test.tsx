// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart, stubSizedBrowser } from '../test-support/render-part.tsx';
import { Figure } from './figure.tsx';

stubSizedBrowser({ isPhone: true });

it('opens as a sheet on a phone', async () => {
  renderPart(<Figure name="Score" value="72" explanation={{ definition: 'The mean of all answers.' }} />);
  fireEvent.click(screen.getByRole('button'));
  await screen.findByRole('dialog', { name: 'Score' });
  screen.getByText('The mean of all answers.');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
