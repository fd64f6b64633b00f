import type { SignInSession, User } from '@vela/contract';
import type { Actor } from '../../platform/actor.ts';
import type { AccountRow } from './accounts-store.ts';
import type { ListedSession } from './sessions-store.ts';

export function presentUser({ member, company }: AccountRow): User {
  return {
    id: member.id,
    name: `${member.firstName} ${member.lastName}`,
    firstName: member.firstName,
    lastName: member.lastName,
    email: member.email,
    role: member.role,
    locale: member.locale,
    timeZone: member.timeZone,
    company: {
      id: company.companyId,
      name: company.name,
      isDemo: company.isDemo,
      timeZone: company.timeZone,
    },
  };
}

export const presentSession = (row: ListedSession, actor: Actor): SignInSession => ({
  id: row.id,
  device: row.device,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt.toISOString(),
  current: row.id === actor.sessionId,
});
