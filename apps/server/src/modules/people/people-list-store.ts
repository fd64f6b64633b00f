import { departments, members, type Tx } from '@vela/db';
import type { INVITATION_FILTERS, PEOPLE_SORTS } from '@vela/contract';
import type { Role } from '@vela/domain/accounts';
import type { ShownStatus } from '@vela/domain/people';
import { and, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { isShownAs } from '../../platform/employment-store.ts';
import { cutPage } from '../../platform/page-cursor.ts';
import { isPending, isUninvited } from './invitations/invitations-store.ts';
import { selectPeople, type PersonRow } from './people-store.ts';

export interface PeopleFilter {
  companyId: string;
  today: string;
  now: Date;
  q?: string | undefined;
  status?: ShownStatus | 'all' | undefined;
  invitation?: (typeof INVITATION_FILTERS)[number] | undefined;
  role?: Role | undefined;
  departmentId?: string | undefined;
  managerId?: string | undefined;
}

export type PeopleSort = (typeof PEOPLE_SORTS)[number];
export interface PeopleOrder {
  sort: PeopleSort;
  order: 'asc' | 'desc';
}

/** Where a page ends: what it is sorted by, the name behind it, and the id behind both. */
export interface PeoplePosition {
  key: string;
  name: string;
  id: string;
}

export interface PeoplePage extends PeopleOrder {
  after: PeoplePosition | undefined;
  limit: number;
}

/** One page of people; `next` is where the one behind it starts, null when this is the last. */
export async function listPeopleRows(
  tx: Tx,
  filter: PeopleFilter,
  page: PeoplePage,
): Promise<{ rows: PersonRow[]; next: PeoplePosition | null }> {
  const found = await listPositions(tx, filter, { ...page, limit: page.limit + 1 });
  const { page: shown, last: next } = cutPage(found, page.limit);
  if (shown.length === 0) return { rows: [], next: null };
  const ids = shown.map(({ id }) => id);
  const rows = await selectPeople(tx).where(and(eq(members.companyId, filter.companyId), inArray(members.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), next };
}

const isOfDepartment = and(eq(departments.companyId, members.companyId), eq(departments.id, members.departmentId));

/** Which people a page has. What is shown of them is looked up afterwards, for these alone. */
async function listPositions(
  tx: Tx,
  filter: PeopleFilter,
  { sort, order, after, limit }: PeoplePage,
): Promise<PeoplePosition[]> {
  const key = sortKey({ sort, order });
  const name = sql<string>`${members}.name_key`;
  // Alone where it is the key itself, for then the index has the people in this order already.
  const keys = sort === 'name' ? [name, sql`${members.id}`] : [key, name, sql`${members.id}`];
  const isBehind =
    after && isPast(keys, order, sort === 'name' ? [after.name, after.id] : [after.key, after.name, after.id]);
  const query = tx
    .select({ key: sql<string>`${key}`, name, id: sql<string>`${members.id}` })
    .from(members)
    .$dynamic();
  const joined = sort === 'department' ? query.leftJoin(departments, isOfDepartment) : query;
  return joined
    .where(and(matches(filter), isBehind))
    .orderBy(...keys.map((one) => sql`${one} ${sql.raw(order)}`))
    .limit(limit);
}

function isPast(keys: SQL[], order: PeopleOrder['order'], values: string[]): SQL {
  const typed = values.map((value, index) => (index === values.length - 1 ? sql`${value}::uuid` : sql`${value}::text`));
  const sign = sql.raw(order === 'asc' ? '>' : '<');
  return sql`(${sql.join(keys, sql`, `)}) ${sign} (${sql.join(typed, sql`, `)})`;
}

export async function countPeople(tx: Tx, filter: PeopleFilter): Promise<number> {
  const [row] = await tx
    .select({ total: sql<number>`count(*)::integer` })
    .from(members)
    .where(matches(filter));
  return row?.total ?? 0;
}

const byCode = (value: SQL): SQL => sql`(${value}) collate "C"`;

/** Whoever has no such value comes last in either direction; the sign behind U+FFFF's is behind every text. */
function sortKey({ sort, order }: PeopleOrder): SQL {
  const last = order === 'asc' ? '\u{10FFFF}' : '';
  switch (sort) {
    case 'name':
      return sql`${members}.name_key`;
    case 'email':
      return sql`${members}.email_key`;
    case 'department':
      return sql`coalesce(${departments}.name_key, ${last})`;
    case 'jobTitle':
      return sql`coalesce(${members}.job_title_key, ${last})`;
    case 'role':
      return byCode(sql`${members.role}`);
    case 'hireDate':
      return sql`coalesce(${members}.hire_date_key, ${last})`;
  }
}

function matches(filter: PeopleFilter): SQL | undefined {
  const { companyId, today, q, status, role, departmentId, managerId } = filter;
  return and(
    eq(members.companyId, companyId),
    containing(q),
    hasStatus(status, today),
    hasInvitation(filter),
    role === undefined ? undefined : eq(members.role, role),
    refersTo(members.departmentId, departmentId),
    refersTo(members.managerId, managerId),
  );
}

function containing(q: string | undefined): SQL | undefined {
  const text = q?.trim() ?? '';
  if (text === '') return undefined;
  // Not `like`: this takes every sign as it is, is faster, and lets the planner expect more than a handful of people.
  return sql`strpos(${members}.search_text, fold_text(${text})) > 0`;
}

function hasStatus(status: PeopleFilter['status'], today: string): SQL | undefined {
  if (status === 'all') return undefined;
  return status === undefined ? ne(members.status, 'deactivated') : isShownAs(status, today);
}

function hasInvitation({ companyId, invitation, today, now }: PeopleFilter): SQL | undefined {
  if (invitation === undefined) return undefined;
  return (invitation === 'waiting' ? isUninvited : isPending)(companyId, { today, now });
}

function refersTo(column: typeof members.departmentId | typeof members.managerId, id: string | undefined) {
  if (id === undefined) return undefined;
  return id === 'none' ? isNull(column) : eq(column, id);
}
