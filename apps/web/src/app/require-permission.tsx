import type { Permission } from '@vela/domain/accounts';
import { Outlet } from 'react-router';
import { useCan } from '../lib/use-can.ts';
import { NotAllowedPage } from '../pages/not-allowed-page.tsx';

/** A deep link to what a role may not see says so instead of failing call by call. */
export function RequirePermission({ permission }: { permission: Permission }) {
  return useCan(permission) ? <Outlet /> : <NotAllowedPage />;
}
