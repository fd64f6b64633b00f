import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Export } from '@vela/contract';
import { useState } from 'react';
import { api, ApiError } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toastError, toastInfo, toastSuccess } from '../../../lib/toasts.tsx';
import type { ExportChoice, ExportSubject } from '../export-choices.ts';

/** Often enough to see it move. */
const POLL_MS = 1_000;
/** A large file on a slow line takes its time. */
const DOWNLOAD_MS = 1_800_000;

const isOpen = ({ status }: Export): boolean => status === 'queued' || status === 'running';
const keyOf = (id: string) => ['exports', id] as const;

/** One export of a subject at a time: started, waited for, saved once it is done, cancelled. */
export function useExport(subject: ExportSubject) {
  const client = useQueryClient();
  const [id, setId] = useState(() => readRunningExport(subject));
  const wait = (next: string | null) => {
    keepRunningExport(subject, next);
    setId(next);
  };

  const state = useExportState(id, () => {
    wait(null);
  });

  const start = useMutation({
    mutationFn: ({ wanted, key }: { wanted: ExportChoice['wanted']; key: string }) =>
      'surveyId' in subject
        ? api.call('startSurveyExport', { params: { id: subject.surveyId }, body: wanted, idempotencyKey: key })
        : api.call('startCompanyExport', { body: { ...wanted, timeframe: subject.timeframe }, idempotencyKey: key }),
    onSuccess: ({ export: started }) => {
      client.setQueryData(keyOf(started._id), started);
      wait(started._id);
    },
    onError: (error) => {
      toastError('Failed to start the export', messageOf(error, ''));
    },
  });

  const save = useMutation({
    mutationFn: async ({ _id, fileName }: Export) => {
      const file = await api.file('getExportFile', { params: { id: _id }, timeoutMs: DOWNLOAD_MS });
      saveFile(file.content, file.fileName ?? fileName);
      return fileName;
    },
    onSuccess: () => {
      toastSuccess('Export downloaded');
      wait(null);
    },
    onError: (error) => {
      toastError('Failed to download the export', messageOf(error, ''));
    },
  });

  const cancel = useMutation({
    mutationFn: (cancelled: string) => api.call('cancelExport', { params: { id: cancelled } }),
    onSuccess: () => {
      toastInfo('Export cancelled');
      wait(null);
    },
    onError: (error) => {
      toastError('Failed to cancel the export', messageOf(error, ''));
    },
  });

  return {
    /** The one that is waited for; null without any. */
    current: id === null ? null : (state.data ?? null),
    isWaiting: id !== null,
    start,
    save,
    cancel,
    dismiss: () => {
      wait(null);
    },
  };
}

/** How the export stands, looked at until nothing of it moves any more. */
function useExportState(id: string | null, onGone: () => void) {
  return useQuery({
    queryKey: keyOf(id ?? ''),
    enabled: id !== null,
    queryFn: async ({ signal }) => {
      try {
        return (await api.call('getExport', { params: { id: id ?? '' }, signal })).export;
      } catch (error) {
        // Kept for a day only, or cancelled in another tab: nothing is left to wait for.
        if (error instanceof ApiError && error.status === 404) onGone();
        throw error;
      }
    },
    refetchInterval: ({ state: { data } }) => (data === undefined || isOpen(data) ? POLL_MS : false),
  });
}

const PREFIX = 'vela.export.';

const storageKeyOf = (subject: ExportSubject): string =>
  PREFIX + ('surveyId' in subject ? subject.surveyId : subject.timeframe);

/** The export that this tab waits for, so that leaving the page or a reload loses none. */
function readRunningExport(subject: ExportSubject): string | null {
  try {
    return sessionStorage.getItem(storageKeyOf(subject));
  } catch {
    // Refused storage: the export goes on, this tab just won't remember it.
    return null;
  }
}

function keepRunningExport(subject: ExportSubject, id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(storageKeyOf(subject));
    else sessionStorage.setItem(storageKeyOf(subject), id);
  } catch {
    // As above.
  }
}
