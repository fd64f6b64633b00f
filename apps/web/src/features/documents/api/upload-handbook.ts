import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallAnswer, Handbook, HandbookDocument } from '@vela/contract';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { uploadFile } from '../../../lib/file-upload.ts';
import { toastError, toastInfo, toastSuccess } from '../../../lib/toasts.tsx';
import {
  documentKeys,
  findDocument,
  handbookQuery,
  handbookRefusal,
  handbookVerdict,
  READING_POLL_MS,
  refreshHandbook,
  uploadedIn,
} from './handbook.ts';

interface UploadState {
  fileName: string;
  phase: 'idle' | 'sending' | 'reading';
  /** How much of the file has left. */
  percent: number;
  /** Why it was not sent or not taken; what is wrong inside of a file stands at the document. */
  refusal: string | null;
  cancel: () => void;
}

const IDLE: UploadState = { fileName: '', phase: 'idle', percent: 0, refusal: null, cancel: () => undefined };
const FAILED = 'Failed to upload handbook';

/** The upload goes on when the tab is left, so its state lives beside the queries instead of in a component. */
export function useHandbookUpload() {
  const queryClient = useQueryClient();
  const { data = IDLE } = useQuery<UploadState>({
    queryKey: documentKeys.upload,
    queryFn: skipToken,
    initialData: IDLE,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return {
    ...data,
    start(file: File) {
      if (data.phase === 'idle') void upload(queryClient, file);
    },
  };
}

async function upload(queryClient: QueryClient, file: File): Promise<void> {
  const controller = new AbortController();
  const show = (changes: Partial<UploadState>) => {
    const state = { ...IDLE, fileName: file.name, ...changes };
    queryClient.setQueryData<UploadState>(documentKeys.upload, state);
  };
  const cancel = () => {
    controller.abort();
  };
  try {
    const refusal = handbookRefusal(file);
    if (refusal !== null) throw new ApiError(413, { code: 'too_large', message: refusal });
    show({ phase: 'sending', cancel });
    const answer = await uploadFile('uploadHandbook', {
      field: 'handbook',
      file,
      signal: controller.signal,
      onProgress: (percent) => {
        show({ phase: 'sending', percent, cancel });
      },
    });
    show({ phase: 'reading', percent: 100 });
    queryClient.setQueryData<CallAnswer<'getHandbook'>>(documentKeys.handbook, answer);
    tell(await waitForVerdict(queryClient, answer));
    show({});
  } catch (error) {
    if (controller.signal.aborted) {
      show({});
      toastInfo('The upload was cancelled.');
      return;
    }
    const reason = messageOf(error, 'Something went wrong on our side. Please try again.');
    show({ refusal: reason });
    toastError(FAILED, reason);
  } finally {
    await refreshHandbook(queryClient);
  }
}

function tell(document: HandbookDocument | null): void {
  if (document === null) return;
  if (document.status === 'processed') toastSuccess('Handbook uploaded successfully!');
  else toastError(FAILED, document.problem?.message);
}

/** Waits until the server has read it; null when somebody has removed it before. */
async function waitForVerdict(
  queryClient: QueryClient,
  first: CallAnswer<'getHandbook'>,
): Promise<HandbookDocument | null> {
  const id = uploadedIn(first.handbook)?.id;
  let { handbook } = first;
  while (id !== undefined && findDocument(handbook, id) !== undefined) {
    const verdict = handbookVerdict(handbook, id);
    if (verdict !== null) return verdict;
    await new Promise((resolve) => setTimeout(resolve, READING_POLL_MS));
    handbook = await askAgain(queryClient, handbook);
  }
  return null;
}

/** The screen asks at the same pace; what it has just heard is not asked twice. */
async function askAgain(queryClient: QueryClient, known: Handbook): Promise<Handbook> {
  try {
    return (await queryClient.fetchQuery({ ...handbookQuery, staleTime: READING_POLL_MS / 2 })).handbook;
  } catch (error) {
    // The server goes on reading while the line is down.
    if (error instanceof ApiError && error.isTransient) return known;
    throw error;
  }
}
