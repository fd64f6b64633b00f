import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toastError } from '../../../lib/toasts.tsx';
import type { AuditFilter } from '../audit-filter.ts';

export function useAuditEntries(filter: AuditFilter) {
  return useInfiniteQuery({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam, signal }) =>
      api.call('listAuditEntries', { query: { ...filter, cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** A log of years takes its time. */
const TIMEOUT_MS = 300_000;

export function useExportAuditEntries() {
  return useMutation({
    mutationFn: async (filter: AuditFilter) => {
      const file = await api.file('exportAuditEntries', { query: { ...filter }, timeoutMs: TIMEOUT_MS });
      saveFile(file.content, file.fileName ?? 'audit-log.csv');
    },
    onError: (error) => {
      toastError('Failed to export the audit log', messageOf(error, ''));
    },
  });
}
