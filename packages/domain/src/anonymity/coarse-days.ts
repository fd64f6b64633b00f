/**
 * The day to tell of each of the responses that are released together, `yyyy-mm-dd`, in their order. How many answered
 * on a day is public, so a day with few of them would tell whose response it is: neighbouring days are taken together
 * until they are a whole group, and told as the last of them.
 */
export function coarseDays(days: readonly string[], minGroup: number): string[] {
  const inOrder = [...days].sort();
  const ends: string[] = [];
  let from = 0;
  inOrder.forEach((day, index) => {
    const size = index + 1 - from;
    if (inOrder[index + 1] === day || size < minGroup) return;
    ends.push(day);
    from = index + 1;
  });
  // A rest that is no group joins the group before it.
  const lastDay = inOrder.at(-1);
  if (lastDay !== undefined) ends.splice(Math.max(0, ends.length - 1), 1, lastDay);
  return days.map((day) => ends.find((end) => day <= end) ?? day);
}
