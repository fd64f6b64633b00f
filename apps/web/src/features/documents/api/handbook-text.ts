import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { documentKeys } from './keys.ts';

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
