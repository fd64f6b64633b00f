import type { ImportCheck } from '@vela/contract';
import { displayName, type ImportLine, type ImportMapping, type ImportPlan } from '@vela/domain/people';
import { permit, type Actor } from '../../../platform/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { makeImportPlan } from './make-import-plan.ts';
import { getImportOrThrow, listFileLines } from './people-imports-store.ts';

const SHOWN_PROBLEMS = 500;
const SHOWN_LINES = 100;

/** Says what the import would do. It changes nothing and can be asked as often as one likes. */
export async function checkImport(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id, mapping }: { id: string; mapping: ImportMapping },
): Promise<ImportCheck> {
  permit(actor, 'people.write');
  return deps.db.inTenant(actor.companyId, async (tx) => {
    const key = { companyId: actor.companyId, id };
    const record = await getImportOrThrow(tx, key, deps.clock.now());
    const { plan } = await makeImportPlan(tx, deps, actor, { record, mapping, leaveOut: [] });
    // What changes something comes first: a long file whose people are all here already would show nothing else.
    const changing = plan.lines.filter(({ action }) => action !== 'unchanged');
    const rest = plan.lines.filter(({ action }) => action === 'unchanged');
    const problems = plan.problems.slice(0, SHOWN_PROBLEMS);
    return {
      result: { ...plan.counts, invited: 0 },
      problems,
      problemCount: plan.problems.length,
      refusedRows: await listFileLines(tx, key, [...new Set(problems.map(({ line }) => line))]),
      roles: countRoles(plan),
      newDepartments: plan.newDepartments,
      preview: [...changing, ...rest].slice(0, SHOWN_LINES).map(presentLine),
    };
  });
}

function countRoles({ lines }: ImportPlan): ImportCheck['roles'] {
  const roles = { admin: 0, manager: 0, employee: 0 };
  for (const { action, person } of lines) if (action === 'create' || action === 'update') roles[person.role] += 1;
  return roles;
}

function presentLine({ line, action, person, changes }: ImportLine): ImportCheck['preview'][number] {
  const { email, role, department } = person;
  return { line, action, name: displayName(person), email, role, department, changes };
}
