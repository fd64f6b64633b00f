import type { peopleQuerySchema, Person } from '@vela/contract';
import { isStorableText } from '@vela/domain/surveys';
import { z } from 'zod';
import { permit, type Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { pageCursor } from '../../platform/page-cursor.ts';
import { companyDay } from './company-day.ts';
import { countPeople, listPeopleRows, type PeoplePosition } from './people-list-store.ts';
import { presentPerson } from './person-presenter.ts';

const text = z.string().max(400).refine(isStorableText);
const peopleCursor = pageCursor<PeoplePosition>(
  'the list of people',
  z.object({ key: text, name: text, id: z.uuid() }),
);

export interface PeopleList {
  people: Person[];
  total: number;
  nextCursor: string | null;
}

/** One page of the company's people, and how many there are on all pages. */
export async function listPeople(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { cursor, limit, sort, order, ...wanted }: z.output<typeof peopleQuerySchema>,
): Promise<PeopleList> {
  permit(actor, 'people.read');
  const { companyId } = actor;
  const after = peopleCursor.read(cursor, `${sort} ${order}`);
  return deps.db.inTenant(companyId, async (tx) => {
    const day = await companyDay(tx, deps, companyId);
    const filter = { ...wanted, companyId, ...day };
    const { rows, next } = await listPeopleRows(tx, filter, { sort, order, after, limit });
    return {
      people: rows.map((row) => presentPerson(row, day)),
      total: await countPeople(tx, filter),
      nextCursor: next && peopleCursor.write(next, `${sort} ${order}`),
    };
  });
}
