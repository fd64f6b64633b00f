/** Which numbers a chart shows: counts start at 0, scores always reach from 0 to 100, eNPS from -100 to 100. */
export type AxisScale = 'count' | 'score' | 'enps' | 'percent';

/** The library writes its own grey into every label unless it is told another colour. */
export const AXIS_TEXT = { fill: 'var(--vela-muted)' } as const;

export function axisDomain(scale: AxisScale): [number, number | 'auto'] {
  switch (scale) {
    case 'count':
      return [0, 'auto'];
    case 'score':
    case 'percent':
      return [0, 100];
    case 'enps':
      return [-100, 100];
  }
}

export function axisTicks(scale: AxisScale): number[] | undefined {
  switch (scale) {
    case 'count':
      return undefined;
    case 'score':
    case 'percent':
      return [0, 25, 50, 75, 100];
    case 'enps':
      return [-100, -50, 0, 50, 100];
  }
}
