import { members } from '@vela/db';
import { ROLES } from '@vela/domain/accounts';
import { addDays } from '@vela/domain/company';
import { MEMBER_STATUSES } from '@vela/domain/people';
import { isInAudience, NEW_HIRE_DAYS, TARGET_AUDIENCES } from '@vela/domain/surveys';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../test-support/build-test-app.ts';
import { makeCompany, makeDepartment } from '../../../test-support/factories.ts';
import { countAudience } from './audience-store.ts';

const testApp = useTestApp();
const TODAY = '2026-03-02';
const hired = [0, 1, -1, -NEW_HIRE_DAYS, -NEW_HIRE_DAYS - 1].map((days) => addDays(TODAY, days));

test('the database counts whom the domain asks', async () => {
  const { deps } = testApp();
  const { companyId } = await makeCompany(deps);
  const ids = new Map<string, string | null>([['', null]]);
  for (const name of ['Sales', ' Design ']) ids.set(name, await makeDepartment(deps, companyId, name));
  const person = fc.record({
    role: fc.constantFrom(...ROLES),
    status: fc.constantFrom(...MEMBER_STATUSES),
    department: fc.constantFrom(...ids.keys()),
    hireDate: fc.constantFrom(null, ...hired),
    onLeaveFrom: fc.constantFrom(null, TODAY),
  });
  const choice = fc.record({
    targetAudience: fc.constantFrom(...TARGET_AUDIENCES),
    department: fc.constantFrom('', 'sales', 'SALES ', 'design', 'nowhere', null),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(person, { maxLength: 6 }), choice, async (people, chosen) => {
      const count = await deps.db.inTenant(companyId, async (tx) => {
        await tx.delete(members);
        for (const { department, ...fields } of people) {
          const id = deps.ids.newId();
          const names = { firstName: 'A', lastName: 'B', email: id, departmentId: ids.get(department) ?? null };
          await tx.insert(members).values({ companyId, id, ...names, ...fields, createdAt: deps.clock.now() });
        }
        return countAudience(tx, { companyId, managerId: null, today: TODAY }, chosen);
      });
      expect(count).toBe(people.filter((one) => isInAudience(one, chosen, TODAY)).length);
    }),
    { numRuns: 150 },
  );
});
