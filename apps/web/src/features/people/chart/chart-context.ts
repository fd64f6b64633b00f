import { createContext, use } from 'react';

export interface Chart {
  /** Who was opened or closed by hand or by the search. */
  opened: ReadonlyMap<string, boolean>;
  /** Where the Tab key enters the tree. */
  current: string | null;
  /** Who takes the focus as soon as they are drawn. */
  sought: string | null;
  toggle: (id: string, open: boolean) => void;
  focus: (id: string) => void;
}

export const ChartContext = createContext<Chart | null>(null);

export function useChart(): Chart {
  const chart = use(ChartContext);
  if (chart === null) throw new Error('useChart needs a ChartContext above it');
  return chart;
}
