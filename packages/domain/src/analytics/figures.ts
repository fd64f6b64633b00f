import { roundHalfUp } from '../scoring/rates.ts';
import { meanInterval, shareInterval, type Interval, type Sample } from './intervals.ts';
import { NO_ONE_LEFT_OUT, type LeftOut, type ScoreTally } from './tally.ts';

/** A number of which may be said where it comes from. */
export interface Figure {
  value: number | null;
  base: number;
  people: number;
  low: number | null;
  high: number | null;
  hidden: boolean;
  leftOut: LeftOut;
}

export const SCORE_BOUNDS: Interval = { low: 0, high: 100 };
export const ENPS_BOUNDS: Interval = { low: -100, high: 100 };

/**
 * Mean and spread of a tally, null without answers. A person's answers to several questions are alike, so the sample is of
 * people and not of answers: the interval is then too wide rather than too narrow.
 */
export function figureSample({ count, sum, squares, people }: ScoreTally): Sample | null {
  if (count === 0) return null;
  const mean = sum / count;
  const variance = count < 2 ? 0 : Math.max(0, (squares - sum * mean) / (count - 1));
  return { mean, variance, people };
}

/** The score of a set of answers, 0 to 100. */
export const scoreFigure = (tally: ScoreTally): Figure => meanFigure(tally, SCORE_BOUNDS, 1);

/** The eNPS of a tally of eNPS answers, a whole number from -100 to 100. */
export const enpsFigure = (tally: ScoreTally): Figure => meanFigure(tally, ENPS_BOUNDS, 0);

/** Per cent of the answers that are favourable. */
export function favourableFigure({ sided, favourable, people, leftOut }: ScoreTally): Figure {
  if (sided === 0) return { ...NO_FIGURE, leftOut };
  const share = favourable / sided;
  const interval = shareInterval({ share, people: Math.min(people, sided) });
  return toFigure(share * 100, { base: sided, people, leftOut }, { interval: inPerCent(interval), decimals: 1 });
}

/** How many of how many people. More than all, which a link that is passed on can bring about, are all. */
export interface Rate {
  part: number;
  whole: number;
}

/** Per cent of the people who were asked: the base are those, `people` the ones who did. */
export function rateFigure({ part, whole }: Rate): Figure {
  if (whole <= 0) return NO_FIGURE;
  const share = shareOf({ part, whole });
  const interval = shareInterval({ share, people: whole });
  return toFigure(
    share * 100,
    { base: whole, people: Math.min(part, whole), leftOut: NO_ONE_LEFT_OUT },
    { interval: inPerCent(interval), decimals: 1 },
  );
}

export const shareOf = ({ part, whole }: Rate): number => Math.min(1, Math.max(0, part / whole));

/** No answers yet. */
export const NO_FIGURE: Figure = {
  value: null,
  base: 0,
  people: 0,
  low: null,
  high: null,
  hidden: false,
  leftOut: NO_ONE_LEFT_OUT,
};

/** Too few people: nothing of it is told, not even how many. */
export const HIDDEN_FIGURE: Figure = { ...NO_FIGURE, hidden: true, leftOut: { ...NO_ONE_LEFT_OUT, waiting: null } };

function meanFigure(tally: ScoreTally, bounds: Interval, decimals: number): Figure {
  const sample = figureSample(tally);
  if (sample === null) return { ...NO_FIGURE, leftOut: tally.leftOut };
  const { count: base, people, leftOut } = tally;
  return toFigure(sample.mean, { base, people, leftOut }, { interval: meanInterval(sample, bounds), decimals });
}

const inPerCent = (interval: Interval | null): Interval | null =>
  interval === null ? null : { low: interval.low * 100, high: interval.high * 100 };

function toFigure(
  value: number,
  standsOn: Pick<Figure, 'base' | 'people' | 'leftOut'>,
  { interval, decimals }: { interval: Interval | null; decimals: number },
): Figure {
  const figure = {
    value: roundHalfUp(value, decimals),
    ...standsOn,
    low: interval === null ? null : roundHalfUp(interval.low, decimals),
    high: interval === null ? null : roundHalfUp(interval.high, decimals),
    hidden: false,
  };
  unrounded.set(figure, {
    value: decimals === 0 ? figure.value : value,
    low: interval?.low ?? null,
    high: interval?.high ?? null,
  });
  return figure;
}

export type Unrounded = Pick<Figure, 'value' | 'low' | 'high'>;

/** Beside the figures and not in them: what is sent and compared is the rounded number, only exports write the other. */
const unrounded = new WeakMap<object, Unrounded>();

/** A figure's numbers before they were rounded; an eNPS is a whole number by definition. */
export const unroundedOf = (figure: Figure): Unrounded => unrounded.get(figure) ?? figure;
