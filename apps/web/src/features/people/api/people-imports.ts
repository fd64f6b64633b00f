import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallAnswer, CallBody } from '@vela/contract';
import type { ImportMapping } from '@vela/domain/people';
import { useRef, useState } from 'react';
import { api } from '../../../lib/api-client.ts';
import { uploadFile } from '../../../lib/file-upload.ts';
import { peopleKeys, usePeopleCache } from './people-cache.ts';

/** While it runs one wants to see how far it is. */
const RUNNING_POLL_MS = 1_000;
const CHECK_LIMIT_MS = 120_000;

export function usePeopleImports() {
  return useQuery({
    queryKey: peopleKeys.imports,
    queryFn: ({ signal }) => api.call('listPeopleImports', { signal }),
    select: ({ imports }) => imports,
  });
}

export function usePeopleImport(id: string) {
  const queryClient = useQueryClient();
  const { peopleOutdated } = usePeopleCache();
  return useQuery({
    queryKey: peopleKeys.import(id),
    async queryFn({ signal }) {
      const before = queryClient.getQueryData<CallAnswer<'getPeopleImport'>>(peopleKeys.import(id));
      const answer = await api.call('getPeopleImport', { params: { id }, signal });
      // It ran on the server: lists that were loaded before it ended don't know of it.
      if (before?.import.status === 'running' && answer.import.status !== 'running') peopleOutdated();
      return answer;
    },
    select: (answer) => answer.import,
    refetchInterval: ({ state }) => (state.data?.import.status === 'running' ? RUNNING_POLL_MS : false),
  });
}

/** What the import would do; asked again for every other choice of columns. */
export function useImportCheck(id: string, mapping: ImportMapping) {
  return useQuery({
    queryKey: peopleKeys.importCheck(id, mapping),
    queryFn: ({ signal }) =>
      api.call('checkPeopleImport', { params: { id }, body: { mapping }, signal, timeoutMs: CHECK_LIMIT_MS }),
    select: ({ check }) => check,
    // People may have been changed since it was last asked.
    staleTime: 0,
    gcTime: 0,
  });
}

export function useApplyImport(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallBody<'applyPeopleImport'>) => api.call('applyPeopleImport', { params: { id }, body }),
    onSuccess(answer) {
      queryClient.setQueryData(peopleKeys.import(id), answer);
    },
  });
}

export function useUndoImport(id: string) {
  const queryClient = useQueryClient();
  const { outdated } = usePeopleCache();
  return useMutation({
    mutationFn: () => api.call('undoPeopleImport', { params: { id }, timeoutMs: CHECK_LIMIT_MS }),
    onSuccess(answer) {
      queryClient.setQueryData(peopleKeys.import(id), { import: answer.import });
    },
    onSettled: outdated,
  });
}

/** Sends a list to be read; nobody is added yet. It can be cancelled on the way. */
export function useUploadPeopleImport() {
  const queryClient = useQueryClient();
  const [percent, setPercent] = useState(0);
  const running = useRef<AbortController | null>(null);
  const upload = useMutation({
    mutationFn(file: File) {
      running.current = new AbortController();
      setPercent(0);
      const { signal } = running.current;
      return uploadFile('uploadPeopleImport', { field: 'people', file, onProgress: setPercent, signal });
    },
    onSuccess(answer) {
      queryClient.setQueryData(peopleKeys.import(answer.import.id), answer);
      void queryClient.invalidateQueries({ queryKey: peopleKeys.imports, exact: true });
    },
  });
  return { upload, percent, cancel: () => running.current?.abort() };
}
