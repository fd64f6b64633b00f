import type { Tx } from '@vela/db';
import { addDays, localDay, type CompanySize } from '@vela/domain/company';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { addHandbook } from '../documents/index.ts';
import type { CompanyPlan, PersonPlan } from './company-plan.ts';
import { forgetEvents, insertCompanyWithPeople, type NewMember } from './demo-store.ts';
import { makeDemoSurvey } from './make-demo-survey.ts';
import { demoNoon, type MadePerson, type Making } from './making.ts';

export const DEMO_TIME_ZONE = 'America/New_York';
/** Older than its oldest survey. */
const FOUNDED_DAYS_AGO = 400;

/** Makes a company with its people and its past, through the same verbs and rules as everybody's. */
export async function makeDemoCompany(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'ids' | 'keyedHash' | 'makeSigningKeys' | 'publicUrl'>,
  { plan, companyId, passwordHash }: { plan: CompanyPlan; companyId: string; passwordHash: string },
): Promise<void> {
  const today = localDay(deps.clock.now(), DEMO_TIME_ZONE);
  const ids = plan.people.map(() => deps.ids.newId());
  const names = [...new Set(plan.people.map((person) => person.department))];
  const departmentIds = new Map(names.map((name) => [name, deps.ids.newId()]));
  const founded = demoNoon(addDays(today, -FOUNDED_DAYS_AGO));
  const members = plan.people.map((person, index): NewMember => ({
    companyId,
    id: idAt(ids, index),
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    role: person.role,
    status: 'active',
    passwordHash,
    departmentId: departmentIds.get(person.department),
    managerId: person.manager === null ? null : idAt(ids, person.manager),
    jobTitle: person.jobTitle,
    location: person.location,
    hireDate: hireDateOf(person, today),
    createdAt: founded,
  }));
  const company = companyRow({ plan, companyId, founded });
  const departments = [...departmentIds].map(([name, id]) => ({ id, name }));
  if (!(await insertCompanyWithPeople(tx, { company, departments, members }))) {
    throw new DomainError('email_taken', `Somebody else has an address at ${plan.mailDomain}`);
  }
  const db = within(tx, companyId);
  const people = plan.people.map((person, index): MadePerson => toMadePerson(person, idAt(ids, index), today));
  const making: Making = { tx, deps: { ...deps, db }, plan, companyId, people, latestRuns: new Map(), today };
  for (const survey of plan.surveys) await makeDemoSurvey(making, survey);
  if (plan.handbook) {
    const { uploadedDaysAgo, ...file } = plan.handbook;
    const uploadedAt = demoNoon(addDays(today, -uploadedDaysAgo));
    await addHandbook(tx, deps, { ...file, companyId, uploadedBy: idAt(ids, 0), uploadedAt });
  }
  await forgetEvents(tx, companyId);
}

const idAt = (ids: readonly string[], index: number): string => {
  const id = ids[index];
  if (id === undefined) throw new Error(`There is no person ${index} in the plan`);
  return id;
};

const hireDateOf = (person: PersonPlan, today: string): string => addDays(today, -person.hiredDaysAgo);

const toMadePerson = (person: PersonPlan, id: string, today: string): MadePerson => ({
  id,
  role: person.role,
  name: `${person.firstName} ${person.lastName}`,
  email: person.email,
  department: person.department,
  hireDate: hireDateOf(person, today),
});

function companyRow({ plan, companyId, founded }: { plan: CompanyPlan; companyId: string; founded: Date }) {
  return {
    companyId,
    name: plan.name,
    industry: 'technology' as const,
    size: sizeOf(plan.people.length),
    domain: plan.mailDomain,
    timeZone: DEMO_TIME_ZONE,
    isDemo: plan.isDemo,
    coreValues: plan.coreValues,
    // Its first steps are long taken.
    firstRunDismissedAt: founded,
    createdAt: founded,
  };
}

function sizeOf(people: number): CompanySize {
  if (people <= 10) return '1-10';
  if (people <= 50) return '11-50';
  if (people <= 200) return '51-200';
  return people <= 500 ? '201-500' : '500+';
}

/** The verbs open transactions of their own; here they all work in the one that makes the company, or nothing is made. */
function within(tx: Tx, companyId: string): Deps['db'] {
  const refuseOthers = (wanted: string) => {
    if (wanted !== companyId) throw new Error('Only the company that is being made can be written to');
  };
  const inTenant: Deps['db']['inTenant'] = (wanted, run) => {
    refuseOthers(wanted);
    return run(tx);
  };
  return {
    inTenant,
    inTenantBeside: inTenant,
    inTenantSnapshot: inTenant,
    inTenantEnding: async (wanted, run) => {
      refuseOthers(wanted);
      const { result, last } = await run(tx);
      await last;
      return result;
    },
    inDirectory: (run) => run(tx),
    ping: async () => undefined,
    close: async () => undefined,
  };
}
