import { can, type Permission } from '@vela/domain/accounts';
import { useSession } from './session-context.ts';

/** Whether the signed-in user holds a permission in any scope; what one may not do is not shown. */
export function useCan(permission: Permission): boolean {
  const { user } = useSession();
  return user !== null && can(user.role, permission);
}
