import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { uploadFile } from '../../../lib/upload-file.ts';
import { peopleKeys } from './keys.ts';

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
