import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toastError } from '../../../lib/toasts.tsx';
import type { AuditFilter } from '../audit-filter.ts';

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
