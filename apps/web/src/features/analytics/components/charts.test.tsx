// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart, stubSizedBrowser } from '../test-support/render-part.tsx';
import { ShareChart } from './charts.tsx';
import { TrendChart } from './charts.tsx';

stubSizedBrowser();

const cellsOf = (name: string) =>
  within(screen.getByRole('region', { name: `${name}, table` }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

const asTable = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: `Show as table: ${name}` }));
  return cellsOf(name);
};

const trend = (
  <TrendChart
    label="Scores"
    valueLabel="Score"
    pointLabel="Month"
    summary="Rising."
    scale="score"
    format={(value) => value.toFixed(1)}
    points={[
      { key: 'a', label: 'May', value: 60, interval: { low: 55, high: 65 } },
      { key: 'b', label: 'June', value: null },
      { key: 'c', label: 'July', value: Number.NaN },
    ]}
  />
);

it('draws a trend, and shows the same numbers as a table', async () => {
  const { container } = renderPart(trend);
  expect(screen.getByRole('figure', { name: 'Scores' }).textContent).toContain('Rising.');
  await screen.findByText('100.0');
  expect(container.innerHTML).not.toContain('NaN');
  expect(asTable('Scores')).toEqual([
    ['Month', 'Score', '95% interval'],
    ['May', '60.0', '55.0 to 65.0'],
    ['June', '–', '–'],
    ['July', '–', '–'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Show as chart: Scores' }));
  expect(screen.queryByRole('table')).toBeNull();
});

it('lists the shares of a whole beside their drawing, in colours that start again after five', async () => {
  const parts = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ key, label: `Type ${key}`, value: 2 }));
  renderPart(
    <ShareChart
      label="Types"
      partLabel="Type"
      valueLabel="Surveys"
      summary=""
      parts={[...parts, { key: 'none', label: 'None', value: 0 }]}
    />,
  );
  const list = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(list.map((item) => item.textContent)).toEqual(parts.map(({ label }) => `${label}2`));
  const color = (index: number) => list[index]?.querySelector<HTMLElement>('[aria-hidden]')?.style.background;
  expect(color(5)).toBe(color(0));
  expect(color(1)).not.toBe(color(0));
  expect(asTable('Types').at(1)).toEqual(['Type a', '2', '17%']);
});
