import { companies, departments, emailDirectory, members, sessions, surveyDirectory, surveys, tenants } from '@vela/db';
import { emailKey, type Role } from '@vela/domain/accounts';
import { DEFAULT_SURVEY_SETTINGS, type Question } from '@vela/domain/surveys';
import type { Actor } from '../src/platform/actor.ts';
import type { Deps } from '../src/platform/deps.ts';
import type { Reach } from '../src/platform/reach.ts';
import { makeTenantToken, readTenantToken } from '../src/platform/tenant-token.ts';

export interface TestMember {
  actor: Actor;
  token: string;
  email: string;
}

/** A company with one signed-in admin. */
export async function makeCompany(deps: Deps, name = 'Test Works'): Promise<TestMember & { companyId: string }> {
  const companyId = deps.ids.newId();
  const createdAt = deps.clock.now();
  await deps.db.inDirectory((tx) => tx.insert(tenants).values({ companyId, createdAt }));
  await deps.db.inTenant(companyId, (tx) =>
    tx.insert(companies).values({ companyId, name, industry: 'technology', size: '11-50', createdAt }),
  );
  return { companyId, ...(await makeMember(deps, companyId, 'admin')) };
}

/** What an admin of the company reaches. */
export const wholeCompany = (companyId: string): Reach => ({ companyId, memberId: companyId, scope: 'company' });

interface MemberOptions {
  firstName?: string;
  lastName?: string;
  managerId?: string;
  departmentId?: string;
  hireDate?: string;
  location?: string;
  onLeaveFrom?: string;
  onLeaveTo?: string;
  leaveDate?: string;
  status?: (typeof members.$inferSelect)['status'];
}

/** A member with a live session. */
export async function makeMember(
  deps: Deps,
  companyId: string,
  role: Role,
  options: MemberOptions = {},
): Promise<TestMember> {
  const memberId = deps.ids.newId();
  const sessionId = deps.ids.newId();
  const email = `${memberId}@test.example`;
  const now = deps.clock.now();
  const token = makeTenantToken(companyId, deps.ids.newSecret());
  const key = readTenantToken(token);
  if (key === null) throw new Error('A token that was just made must be readable');
  await deps.db.inTenant(companyId, async (tx) => {
    await tx.insert(emailDirectory).values({ emailKey: emailKey(email), companyId, memberId });
    await tx.insert(members).values({
      companyId,
      id: memberId,
      firstName: 'Test',
      lastName: role,
      email,
      role,
      status: 'active',
      createdAt: now,
      ...options,
    });
    await tx.insert(sessions).values({
      ...key,
      id: sessionId,
      memberId,
      device: 'test',
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    });
  });
  return { actor: { companyId, memberId, sessionId, name: `Test ${role}`, role, address: null }, token, email };
}

export async function makeDepartment(deps: Deps, companyId: string, name: string): Promise<string> {
  const id = deps.ids.newId();
  await deps.db.inTenant(companyId, (tx) => tx.insert(departments).values({ companyId, id, name }));
  return id;
}

/** A complete question; pass what matters to the test. */
export function makeQuestion(deps: Deps, question: Partial<Question> = {}): Question {
  return {
    _id: deps.ids.newId(),
    text: 'How was your week?',
    type: 'rating',
    options: [],
    required: true,
    category: 'engagement',
    aiGenerated: false,
    ...question,
  };
}

/** A draft, straight in the database. */
export async function makeDraft(
  deps: Deps,
  actor: Actor,
  questions: Question[] = [makeQuestion(deps)],
): Promise<string> {
  const id = deps.ids.newId();
  await deps.db.inTenant(actor.companyId, async (tx) => {
    await tx.insert(surveyDirectory).values({ surveyId: id, companyId: actor.companyId });
    await tx.insert(surveys).values({
      companyId: actor.companyId,
      id,
      title: 'A test survey',
      type: 'custom',
      status: 'draft',
      targetAudience: 'all_employees',
      ...DEFAULT_SURVEY_SETTINGS,
      questions,
      createdBy: actor.memberId,
      createdAt: deps.clock.now(),
    });
  });
  return id;
}
