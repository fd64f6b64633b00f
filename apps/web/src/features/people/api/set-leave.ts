import type { CallBody } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { usePersonChange } from './use-person-change.ts';

export const useSetLeave = (id: string) =>
  usePersonChange<CallBody<'setLeave'>>({
    send: (body) => api.call('setLeave', { params: { id }, body }),
    done: ({ onLeaveFrom }) => (onLeaveFrom === null ? 'The leave is taken back' : 'The leave is saved'),
    failed: 'The leave could not be saved',
  });
