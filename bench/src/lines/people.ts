import type { CompanySettings, Person } from '@vela/contract';
import { onEachDatabase, type Bench, type BenchContext, type BudgetLine } from '../budget-line.ts';
import { registerCompany, type ApiClient } from '../server/api-client.ts';
import type { DatabaseKind } from '../server/database-place.ts';
import { importPeople, listOfPeople } from '../server/import-people.ts';
import { withServer } from '../server/server-process.ts';
import { timeCalls, percentile } from '../server/timed-calls.ts';

const PEOPLE = 20_000;
const ROUNDS = 100;
const P95_BUDGET_MS = 60;
/** How many pages behind the first one the later page stands. */
const PAGES = 20;

/** The list of a large company in every way that the screen asks for it, and saving settings and a person. */
export const people: Bench = {
  name: 'people',
  run: (context) => onEachDatabase(context, measureOn),
};

const measureOn = (kind: DatabaseKind, { report }: BenchContext): Promise<BudgetLine> =>
  withServer({ kind, demo: false }, async (server) => {
    report(`people on ${kind}: bringing in ${PEOPLE.toLocaleString('en')}`);
    const client = await registerCompany(server.url);
    await importPeople(client, listOfPeople(PEOPLE), PEOPLE);
    const paths = await listsOf(client);
    const times = await timeCalls(server.url, client.token, { paths: [...paths.values()], rounds: ROUNDS });
    const named = [...paths].map(([name, path]): [string, number[]] => [name, times.get(path) ?? []]);
    return toLine(kind, new Map([...named, ...(await timeSaving(client))]));
  });

/** Calls by what they ask for. */
async function listsOf(client: ApiClient): Promise<Map<string, string>> {
  const { departments } = await client.get<{ departments: { id: string }[] }>('/api/company/departments');
  const paths = new Map([
    ['first page', '/api/people'],
    ['search for a name', '/api/people?q=last12'],
    ['search for one', '/api/people?q=p19999%40'],
    ['search for nobody', '/api/people?q=nobody-of-this-name'],
    ['one department', `/api/people?departmentId=${departments[0]?.id ?? ''}`],
    [
      'search, filter and sort',
      `/api/people?q=title+1&departmentId=${departments[1]?.id ?? ''}&sort=hireDate&order=desc`,
    ],
    ['one role', '/api/people?role=employee&status=invited'],
  ]);
  for (const sort of ['name', 'email', 'department', 'jobTitle', 'role', 'hireDate']) {
    for (const order of ['asc', 'desc']) {
      const path = `/api/people?sort=${sort}&order=${order}`;
      paths.set(`by ${sort} ${order}`, path);
      paths.set(`by ${sort} ${order}, page ${PAGES + 1}`, await laterPage(client, path));
    }
  }
  return paths;
}

async function laterPage(client: ApiClient, path: string): Promise<string> {
  let page = path;
  for (let turned = 0; turned < PAGES; turned += 1) {
    const { nextCursor } = await client.get<{ nextCursor: string | null }>(page);
    if (nextCursor === null) throw new Error(`${path} has too few pages`);
    page = `${path}&cursor=${encodeURIComponent(nextCursor)}`;
  }
  return page;
}

async function timeSaving(client: ApiClient): Promise<Map<string, number[]>> {
  let { settings } = await client.get<{ settings: CompanySettings }>('/api/company/settings');
  const found = await client.get<{ people: Person[] }>('/api/people?q=p4711%40');
  let [person] = found.people;
  const settingsMs: number[] = [];
  const personMs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    let from = performance.now();
    const workingHoursStart = round % 2 === 0 ? '08:00' : '09:00';
    ({ settings } = await client.put<{ settings: CompanySettings }>('/api/company/settings', {
      ...settings,
      workingHoursStart,
    }));
    settingsMs.push(performance.now() - from);
    if (person === undefined) throw new Error('The person to save was not found');
    const { firstName, lastName, email, location, department, manager, hireDate, leaveDate, revision } = person;
    const body = {
      ...{ firstName, lastName, email, location, hireDate, leaveDate, revision, jobTitle: `Title ${round}` },
      departmentId: department?.id ?? null,
      managerId: manager?.id ?? null,
    };
    from = performance.now();
    ({ person } = await client.put<{ person: Person }>(`/api/people/${person.id}`, body));
    personMs.push(performance.now() - from);
  }
  return new Map([
    ['saving settings', settingsMs],
    ['saving a person', personMs],
  ]);
}

function toLine(kind: DatabaseKind, times: ReadonlyMap<string, number[]>): BudgetLine {
  const byCall = [...times].map(([name, timesMs]) => ({ name, p95Ms: percentile(timesMs, 0.95) }));
  const [slowest] = byCall.sort((a, b) => b.p95Ms - a.p95Ms);
  if (slowest === undefined) throw new Error('No call was measured');
  return {
    what: `people, ${PEOPLE.toLocaleString('en')} in one company: lists, searches, saving (${byCall.length} calls)`,
    database: kind,
    measured: `p95 of the slowest, ${slowest.name}: ${slowest.p95Ms.toFixed(1)} ms`,
    budget: `p95 <= ${P95_BUDGET_MS} ms`,
    met: slowest.p95Ms <= P95_BUDGET_MS,
    figures: Object.fromEntries(byCall.map(({ name, p95Ms }) => [`${name} p95Ms`, p95Ms])),
  };
}
