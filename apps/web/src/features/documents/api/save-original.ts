import { useMutation } from '@tanstack/react-query';
import type { HandbookDocument } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toastError } from '../../../lib/toasts.tsx';

/** A large file on a slow line takes its time. */
const TIMEOUT_MS = 600_000;

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
