const DAY_MS = 86_400_000;
/** More bars than this are too thin to be hit; the first days go first. */
const LONGEST = 92;

/** Every day from the first to the last with a count, days without any as 0; at most the last three months. */
export function daysBetween(counts: Readonly<Record<string, number>>): { day: string; count: number }[] {
  const known = Object.keys(counts).toSorted();
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return [];
  const end = Date.parse(last);
  const start = Math.max(Date.parse(first), end - (LONGEST - 1) * DAY_MS);
  const days = [];
  for (let time = start; time <= end; time += DAY_MS) {
    const day = new Date(time).toISOString().slice(0, 10);
    days.push({ day, count: counts[day] ?? 0 });
  }
  return days;
}

/** The top of a count axis whose half is a whole number too. */
export function axisTop(highest: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(1, highest)));
  const top = [1, 2, 4, 6, 10].map((factor) => factor * step).find((candidate) => candidate >= highest);
  return Math.max(2, top ?? highest);
}
