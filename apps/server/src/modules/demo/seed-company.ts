import { addDays, localDay } from '@vela/domain/company';
import type { Deps } from '../../platform/deps.ts';
import { hashPassword } from '../auth/index.ts';
import type { CompanyPlan, PersonPlan, DemoSurveyPlan } from './company-plan.ts';
import { PULSE_QUESTIONS } from './demo-questions.ts';
import { makeDemoCompany, DEMO_TIME_ZONE } from './make-demo-company.ts';
import { nebulaMood } from './nebula-mood.ts';
import { DEPARTMENTS, nebulaPeople } from './nebula-people.ts';
import { createDemoRandom } from './demo-random.ts';

interface SeedVolume {
  employees: number;
  responses: number;
}

interface SeededCompany {
  companyId: string;
  name: string;
  email: string;
  password: string;
}

/** Of those who are there today: some were hired after the survey. */
const PARTICIPATION = 0.8;
const SURVEYS_AT_LEAST = 12;
const SURVEYS_AT_MOST = 500;
const PAST_DAYS = 365;
const LONGEST_DAYS = 3_650;
const LOCATIONS = ['New York', 'Boston', 'Chicago', 'Austin', 'Remote'] as const;
const REPORTS_A_MANAGER = 8;

/** Makes a company of the wanted volume for loads and screenshots, in one transaction. */
export async function seedCompany(deps: Deps, volume: SeedVolume): Promise<SeededCompany> {
  const companyId = deps.ids.newId();
  const mailDomain = `seed-${companyId.slice(0, 8)}.example`;
  const password = `seed-${deps.ids.newSecret().slice(0, 12)}`;
  const people = makePeople(volume.employees, mailDomain);
  const plan: CompanyPlan = {
    name: `Seeded Works ${volume.employees.toLocaleString('en')}`,
    mailDomain,
    coreValues: [],
    people,
    surveys: makeSurveys(volume, people, localDay(deps.clock.now(), DEMO_TIME_ZONE)),
    handbook: null,
    seed: companyId,
    isDemo: false,
  };
  const passwordHash = await hashPassword(password);
  await deps.db.inTenant(companyId, (tx) => makeDemoCompany(tx, deps, { plan, companyId, passwordHash }));
  return { companyId, name: plan.name, email: people[0]?.email ?? '', password };
}

/** An admin first, then managers, then everybody else, under them in turn. */
function makePeople(count: number, mailDomain: string): PersonPlan[] {
  const models = nebulaPeople();
  const random = createDemoRandom(mailDomain);
  const departments = Object.values(DEPARTMENTS);
  const managers = Math.ceil((count - 1) / (REPORTS_A_MANAGER + 1));
  return Array.from({ length: count }, (_, index): PersonPlan => {
    const isManager = index > 0 && index <= managers;
    const model = random.pick(models);
    return {
      ...model,
      lastName: random.pick(models).lastName,
      email: index === 0 ? `admin@${mailDomain}` : `person-${index}@${mailDomain}`,
      role: index === 0 ? 'admin' : isManager ? 'manager' : 'employee',
      department: departments[index % departments.length] ?? DEPARTMENTS.E,
      location: random.pick(LOCATIONS),
      hiredDaysAgo: index === 0 ? LONGEST_DAYS : Math.round(random.next() * LONGEST_DAYS),
      manager: managerOf(index, managers),
    };
  });
}

function managerOf(index: number, managers: number): number | null {
  if (index === 0) return null;
  return index <= managers || managers === 0 ? 0 : 1 + (index % managers);
}

/** As many surveys as give everybody about one response each, spread over a year; the newest is open. */
function makeSurveys(
  { employees, responses }: SeedVolume,
  people: readonly PersonPlan[],
  today: string,
): DemoSurveyPlan[] {
  const wanted = Math.ceil(responses / Math.max(1, employees * PARTICIPATION));
  const count = Math.min(SURVEYS_AT_MOST, Math.max(SURVEYS_AT_LEAST, wanted));
  const launches = Array.from({ length: count }, (_, index) => 4 + Math.round((index * (PAST_DAYS - 10)) / count));
  const asked = launches.map((daysAgo) => people.filter(({ hiredDaysAgo }) => hiredDaysAgo >= daysAgo).length);
  const shares = inProportion(responses, asked);
  return launches.map((launchedDaysAgo, index): DemoSurveyPlan => {
    const own = shares[index] ?? 0;
    return {
      key: `pulse ${index}`,
      series: null,
      // Whoever is invited answers once: more answers than people come by a link that can be used again.
      access: own <= (asked[index] ?? 0) ? 'invited_only' : 'anyone_with_link',
      title: `Pulse ${count - index} - ${addDays(today, -launchedDaysAgo)}`,
      description: '',
      type: 'monthly_pulse',
      questions: PULSE_QUESTIONS,
      anonymous: true,
      creator: 0,
      targetAudience: 'all_employees',
      department: '',
      launchedDaysAgo,
      closedDaysAgo: index === 0 ? null : Math.max(1, launchedDaysAgo - 10),
      archived: false,
      participation: () => PARTICIPATION,
      hiredDaysBefore: null,
      mood: nebulaMood(launchedDaysAgo / 30.4),
      talk: null,
      responses: own,
    };
  });
}

/** A whole number for each weight, which add up to the total. */
function inProportion(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let weighed = 0;
  let given = 0;
  return weights.map((weight) => {
    weighed += weight;
    const part = Math.round((total * weighed) / sum) - given;
    given += part;
    return part;
  });
}
