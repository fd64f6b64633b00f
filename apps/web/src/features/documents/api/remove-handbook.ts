import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.tsx';
import { refreshHandbook } from './refresh-handbook.ts';

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
