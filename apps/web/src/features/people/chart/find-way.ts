import type { QueryClient } from '@tanstack/react-query';
import { orgChartQuery } from '../api/get-org-chart.ts';
import { personQuery } from '../api/get-person.ts';

/** The managers above somebody, from the top; null where the chart does not show this person. */
export async function findWay(queryClient: QueryClient, id: string): Promise<string[] | null> {
  const above: string[] = [];
  let managerId = await managerOf(queryClient, id);
  // What the server answers between two changes might go in a circle.
  while (managerId !== null && !above.includes(managerId)) {
    above.unshift(managerId);
    managerId = await managerOf(queryClient, managerId);
  }
  const level = await queryClient.fetchQuery(orgChartQuery(above.at(-1) ?? null));
  return level.people.some((person) => person.id === id) ? above : null;
}

async function managerOf(queryClient: QueryClient, id: string): Promise<string | null> {
  const { person } = await queryClient.fetchQuery(personQuery(id));
  return person.manager?.id ?? null;
}
