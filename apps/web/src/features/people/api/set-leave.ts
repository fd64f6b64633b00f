import type { Person } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { personPath } from './get-person.ts';
import { usePersonChange } from './use-person-change.ts';

export interface Leave {
  onLeaveFrom: string | null;
  onLeaveTo: string | null;
}

export const useSetLeave = (id: string) =>
  usePersonChange<Leave>({
    send: (leave) => api.put<{ person: Person }>(`${personPath(id)}/leave`, leave),
    done: ({ onLeaveFrom }) => (onLeaveFrom === null ? 'The leave is taken back' : 'The leave is saved'),
    failed: 'The leave could not be saved',
  });
