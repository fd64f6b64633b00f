import { useMutation } from '@tanstack/react-query';
import type { CallAnswer, Person } from '@vela/contract';
import { messageOf } from '../../../lib/api-error.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.tsx';
import { usePeopleCache } from './use-people-cache.ts';

interface PersonChange<T> {
  send: (change: T) => Promise<CallAnswer<'getPerson'>>;
  done: (person: Person) => string;
  /** Left out where the screen itself shows what was refused. */
  failed?: string;
}

/** What all changes of one person have in common. */
export function usePersonChange<T = void>({ send, done, failed }: PersonChange<T>) {
  const cache = usePeopleCache();
  return useMutation({
    mutationFn: send,
    onSuccess({ person }) {
      cache.changed(person);
      toastSuccess(done(person));
    },
    onError(error) {
      if (failed !== undefined) toastError(failed, messageOf(error, ''));
    },
  });
}
