import type { ImportCheck } from '@vela/contract';
import { displayName, type ImportLine, type ImportMapping } from '@vela/domain';
import { permit, type Actor } from '../../../platform/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { makeImportPlan } from './make-import-plan.ts';
import { getImportOrThrow } from './people-imports-store.ts';

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
    const record = await getImportOrThrow(tx, { companyId: actor.companyId, id }, deps.clock.now());
    const { plan } = await makeImportPlan(tx, deps, actor, { record, mapping, leaveOut: [] });
    // What changes something comes first: a long file whose people are all here already would show nothing else.
    const changing = plan.lines.filter(({ action }) => action !== 'unchanged');
    const rest = plan.lines.filter(({ action }) => action === 'unchanged');
    return {
      result: { ...plan.counts, invited: 0 },
      problems: plan.problems.slice(0, SHOWN_PROBLEMS),
      problemCount: plan.problems.length,
      newDepartments: plan.newDepartments,
      preview: [...changing, ...rest].slice(0, SHOWN_LINES).map(presentLine),
    };
  });
}

function presentLine({ line, action, person, changes }: ImportLine): ImportCheck['preview'][number] {
  return { line, action, name: displayName(person), email: person.email, changes };
}
