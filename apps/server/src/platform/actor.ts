import { permissionScope, type Permission, type Role, type Scope } from '@vela/domain/accounts';
import { forbidden } from './domain-error.ts';

/** The signed-in member on whose behalf a call runs. */
export interface Actor {
  companyId: string;
  memberId: string;
  sessionId: string;
  name: string;
  role: Role;
  /** Where the call came from, for the audit log; null for what was not called over the network. */
  address: string | null;
}

/** The scope in which the actor holds the permission; refused when there is none. */
export function permit(actor: Actor, permission: Permission): Scope {
  const scope = permissionScope(actor.role, permission);
  if (scope === null) throw forbidden();
  return scope;
}
