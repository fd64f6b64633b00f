import type { User } from '@vela/contract';
import type { AccountRow } from './accounts-store.ts';

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
