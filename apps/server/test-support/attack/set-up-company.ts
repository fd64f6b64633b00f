import { companies, departments, emailDirectory, members, sessions, tenants, type Tx } from '@vela/db';
import { emailKey } from '@vela/domain/accounts';
import type { Deps } from '../../src/platform/deps.ts';
import { makeTenantToken, readTenantToken } from '../../src/platform/tenant-token.ts';
import type { Scene } from './scene.ts';

export interface CompanyOnStage {
  companyId: string;
  departmentIds: readonly string[];
  people: readonly { memberId: string; token: string }[];
}

const DAY_MS = 86_400_000;

/** The scene's company with everybody signed in, straight in the database: signing up is not what is attacked. */
export async function setUpCompany(deps: Deps, scene: Scene): Promise<CompanyOnStage> {
  const companyId = deps.ids.newId();
  const createdAt = deps.clock.now();
  const departmentIds = scene.departments.map(() => deps.ids.newId());
  const people = scene.people.map(() => ({
    memberId: deps.ids.newId(),
    token: makeTenantToken(companyId, deps.ids.newSecret()),
  }));
  const company = { companyId, departmentIds, people };
  await deps.db.inDirectory((tx) => tx.insert(tenants).values({ companyId, createdAt }));
  await deps.db.inTenant(companyId, async (tx) => {
    const { minGroup, minGroupComments } = scene;
    const profile = { name: `Works ${scene.seed}`, industry: 'technology', size: '11-50' } as const;
    await tx.insert(companies).values({ companyId, ...profile, minGroup, minGroupComments, createdAt });
    await tx
      .insert(departments)
      .values(departmentIds.map((id, index) => ({ companyId, id, name: scene.departments[index] ?? '' })));
    await addPeople(tx, deps, { scene, company });
  });
  return company;
}

async function addPeople(
  tx: Tx,
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
  { scene, company: { companyId, departmentIds, people } }: { scene: Scene; company: CompanyOnStage },
): Promise<void> {
  const now = clock.now();
  const addressOf = (memberId: string) => `${memberId}@attack.example`;
  await tx
    .insert(emailDirectory)
    .values(people.map(({ memberId }) => ({ emailKey: emailKey(addressOf(memberId)), companyId, memberId })));
  await tx.insert(members).values(
    people.map(({ memberId }, number) => {
      const person = scene.people[number];
      return {
        companyId,
        id: memberId,
        firstName: 'Person',
        lastName: String(number),
        email: addressOf(memberId),
        role: person?.role ?? 'employee',
        status: 'active' as const,
        departmentId: departmentIds[person?.department ?? -1] ?? null,
        managerId: person?.ofManager ? people[1]?.memberId : null,
        hireDate: person?.hireDate ?? null,
        location: person?.location ?? '',
        createdAt: now,
      };
    }),
  );
  await tx.insert(sessions).values(
    people.map(({ memberId, token }) => {
      const key = readTenantToken(token);
      if (key === null) throw new Error('A token that was just made must be readable');
      const times = { createdAt: now, lastUsedAt: now, expiresAt: new Date(now.getTime() + 1000 * DAY_MS) };
      return { ...key, id: ids.newId(), memberId, device: 'attack', ...times };
    }),
  );
}
