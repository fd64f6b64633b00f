// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart, stubSizedBrowser } from '../test-support/render-part.tsx';
import { Figure } from './figure.tsx';

stubSizedBrowser();

const figure = (
  <Figure
    name="Score"
    value="72"
    explanation={{
      definition: 'The mean of all answers.',
      base: '84 answers',
      interval: '66.2 to 76.7',
      leftOut: ['3 times a question was skipped'],
    }}
  />
);
const number = () => screen.getByRole('button', { name: 'Score: 72. How is this computed?' });

it('opens what a number means, and closes it by Escape with the focus back on the number', async () => {
  renderPart(figure);
  expect(screen.queryByText('The mean of all answers.')).toBeNull();
  fireEvent.click(number());
  await screen.findByText('The mean of all answers.');
  for (const text of ['84 answers', '66.2 to 76.7', '3 times a question was skipped']) screen.getByText(text);
  fireEvent.keyDown(screen.getByText('The mean of all answers.'), { key: 'Escape' });
  expect(screen.queryByText('The mean of all answers.')).toBeNull();
  expect(document.activeElement).toBe(number());
});
