const COLOR_COUNT = 5;

/** The colour of the nth part of a chart: five that colour-blind people can tell apart, then from the start again. */
export const chartColor = (index: number): string => `var(--chart-${String((index % COLOR_COUNT) + 1)})`;
