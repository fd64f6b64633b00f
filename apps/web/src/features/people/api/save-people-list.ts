import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toastError } from '../../../lib/toasts.tsx';

const LIMIT_MS = 120_000;

/** Everybody as a CSV file that the import reads back. */
export const useSavePeopleList = () =>
  useMutation({
    async mutationFn() {
      const { content, fileName } = await api.file('exportPeople', { timeoutMs: LIMIT_MS });
      saveFile(content, fileName ?? 'people.csv');
    },
    onError(error) {
      toastError('The list could not be exported', messageOf(error, ''));
    },
  });
