interface DayCount {
  day: string;
  count: number;
}

interface ResponseDays {
  days: DayCount[];
  total: number;
  /** The day with most responses, the first of several; undefined without any response. */
  best: DayCount | undefined;
}

/** The map from date to count as a row of days in order. */
export function responseDays(trends: Readonly<Record<string, number>>): ResponseDays {
  const days = Object.entries(trends)
    .map(([day, count]) => ({ day, count }))
    .toSorted((left, right) => left.day.localeCompare(right.day));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(0, ...days.map(({ count }) => count));
  return { days, total, best: most === 0 ? undefined : days.find(({ count }) => count === most) };
}
