import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Handbook, HandbookDocument } from '@vela/contract';
import { DOCUMENT_PROBLEMS, type DocumentStatus, HANDBOOK_MAX_BYTES } from '@vela/domain/documents';
import { api } from '../../../lib/api-client.ts';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { POLL_MS } from '../../../lib/query-client.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.tsx';

/** A large file on a slow line takes its time. */
const TIMEOUT_MS = 600_000;

export const documentKeys = {
  all: ['documents'],
  handbook: ['documents', 'handbook'],
  sections: (documentId: string) => ['documents', 'sections', documentId] as const,
  search: (documentId: string, q: string) => ['documents', 'search', documentId, q] as const,
  /** What is being sent from this browser; no answer of the server. */
  upload: ['handbook-upload'],
} as const;

/** Often enough to see the reading move. */
export const READING_POLL_MS = 1_000;

export const handbookQuery = queryOptions({
  queryKey: documentKeys.handbook,
  queryFn: ({ signal }) => api.call('getHandbook', { signal }),
});

export function useHandbook() {
  return useQuery({
    ...handbookQuery,
    select: ({ handbook }) => handbook,
    refetchInterval: ({ state }) =>
      state.data !== undefined && isBeingRead(state.data.handbook) ? READING_POLL_MS : POLL_MS,
  });
}

/** The text of the handbook in force. It never changes: another handbook has another id. */
export function useHandbookSections(documentId: string) {
  return useQuery({
    queryKey: documentKeys.sections(documentId),
    queryFn: ({ signal }) => api.call('listHandbookSections', { signal }),
    select: ({ sections }) => sections,
    staleTime: Infinity,
  });
}

export function useHandbookSearch(documentId: string, q: string) {
  return useQuery({
    queryKey: documentKeys.search(documentId, q),
    queryFn: ({ signal }) => api.call('searchHandbook', { query: { q }, signal }),
    select: ({ results }) => results,
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}

export function useSaveOriginal() {
  return useMutation({
    mutationFn: async ({ id, fileName }: HandbookDocument) => {
      const file = await api.file('getHandbookOriginal', { params: { id }, timeoutMs: TIMEOUT_MS });
      saveFile(file.content, file.fileName ?? fileName);
    },
    onError: (error) => {
      toastError('Failed to download the file', messageOf(error, ''));
    },
  });
}

/** After an upload or a removal. The company says whether it has a handbook, so it is asked again too. */
export async function refreshHandbook(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: documentKeys.all }),
    queryClient.invalidateQueries({ queryKey: ['company'] }),
  ]);
}

const mutationKey = ['remove-handbook'];

async function removeHandbook(id: string): Promise<void> {
  try {
    await api.call('removeHandbook', { params: { id } });
  } catch (error) {
    // Gone is what was wanted: somebody else, or a try whose answer got lost, has removed it.
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
}

export function useRemoveHandbook() {
  const queryClient = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationKey,
    mutationFn: removeHandbook,
    onSuccess: () => {
      toastSuccess('Handbook removed');
    },
    onError: (error) => {
      toastError('Failed to remove handbook', messageOf(error, ''));
    },
    onSettled: () => refreshHandbook(queryClient),
  });
  return {
    isPending,
    remove(id: string, onSettled?: () => void) {
      // The second half of a double click comes before the button says that it is busy.
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(id, { ...(onSettled && { onSettled }) });
    },
  };
}

const READING: readonly DocumentStatus[] = ['queued', 'reading'];

/** Whether the server still works on the handbook uploaded last. */
export const isBeingRead = ({ latest }: Handbook): boolean => latest !== null && READING.includes(latest.status);

/** What has become of an upload: null while it is being read, or once somebody has removed it. */
export function handbookVerdict(handbook: Handbook, id: string): HandbookDocument | null {
  const document = findDocument(handbook, id);
  return document === undefined || READING.includes(document.status) ? null : document;
}

export function findDocument({ current, latest, history }: Handbook, id: string): HandbookDocument | undefined {
  return [current, latest, ...history].find((document) => document?.id === id) ?? undefined;
}

/** The one that an upload was answered with: it waits to be read, or has been read at once. */
export const uploadedIn = ({ latest, current }: Handbook): HandbookDocument | null => latest ?? current;

/** Why a file need not be sent at all. What it is, only its content tells, and only the server looks into it. */
export function handbookRefusal({ size }: { size: number }): string | null {
  if (size === 0) return DOCUMENT_PROBLEMS.empty;
  return size > HANDBOOK_MAX_BYTES ? DOCUMENT_PROBLEMS.too_large : null;
}
