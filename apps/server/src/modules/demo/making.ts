import type { Tx } from '@vela/db';
import type { Role } from '@vela/domain/accounts';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import type { CompanyPlan } from './company-plan.ts';

export interface MadePerson {
  id: string;
  role: Role;
  name: string;
  email: string;
  department: string;
  hireDate: string;
}

/** A company that is being made, inside the one transaction that makes it. */
export interface Making {
  tx: Tx;
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'keyedHash' | 'makeSigningKeys' | 'publicUrl'>;
  plan: CompanyPlan;
  companyId: string;
  people: MadePerson[];
  /** The latest survey of each series. */
  latestRuns: Map<string, string>;
  /** In the company's time zone. */
  today: string;
}

export const plannedActor = ({ companyId, people }: Making, index: number): Actor => {
  const person = people[index];
  if (!person) throw new Error(`There is no person ${index} in the plan`);
  return { companyId, memberId: person.id, sessionId: '', name: person.name, role: person.role, address: null };
};

export const demoNoon = (day: string): Date => new Date(`${day}T16:00:00Z`);
