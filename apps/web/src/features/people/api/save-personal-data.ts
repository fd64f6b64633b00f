import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toastError } from '../../../lib/toasts.tsx';

const LIMIT_MS = 120_000;

/** Everything that is kept about somebody, as a file. */
export const useSavePersonalData = (id: string) =>
  useMutation({
    async mutationFn() {
      const { content, fileName } = await api.file('exportPersonalData', { params: { id }, timeoutMs: LIMIT_MS });
      saveFile(content, fileName ?? 'personal-data.json');
    },
    onError(error) {
      toastError('The data could not be downloaded', messageOf(error, ''));
    },
  });
