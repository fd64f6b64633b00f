import type { CallAnswer, UploadCallName, UploadField } from '@vela/contract';
import { CALLS } from '@vela/contract/calls';
import { type DragEvent, useRef, useState } from 'react';
import { type ApiError, parseJson, toRefusal, unreachable } from './api-client.ts';
import { getToken } from './token-store.ts';

interface Upload<N extends UploadCallName> {
  /** Name of the form's file field. */
  field: UploadField<N>;
  file: File;
  /** Share of the file that has left, 0 to 100. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Sends a file. Unlike fetch, an XMLHttpRequest tells how far it is. Rejects with an ApiError, or an AbortError. */
export function uploadFile<N extends UploadCallName>(
  name: N,
  { field, file, onProgress, signal }: Upload<N>,
): Promise<CallAnswer<N>> {
  const token = getToken();
  const { method, path } = CALLS[name];
  const body = new FormData();
  body.append(field, file, file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.setRequestHeader('accept', 'application/json');
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(Math.floor((loaded / total) * 100));
    });
    request.addEventListener('load', () => {
      // Safe: the server validates its answers against the contract that the type is taken from.
      if (request.status < 300) resolve(parseJson(request.responseText) as CallAnswer<N>);
      else reject(refusalOf(request, token));
    });
    request.addEventListener('error', () => {
      reject(unreachable(false));
    });
    request.addEventListener('abort', () => {
      reject(new DOMException('The upload was cancelled', 'AbortError'));
    });
    signal.addEventListener('abort', () => {
      request.abort();
    });
    request.send(body);
  });
}

function refusalOf(request: XMLHttpRequest, token: string | null): ApiError {
  const { status, responseText: text } = request;
  return toRefusal({ status, text, requestId: request.getResponseHeader('x-request-id'), token });
}

/** Handlers for a place that files can be dropped on, and whether they are above it now. */
export function useFileDrop(onFiles: (files: FileList) => void) {
  const [isOver, setIsOver] = useState(false);
  // Moving over a child leaves the parent in the browser's eyes; only the outermost leave counts.
  const depth = useRef(0);
  const end = () => {
    depth.current = 0;
    setIsOver(false);
  };
  return {
    isOver,
    onDragEnter() {
      depth.current += 1;
      setIsOver(true);
    },
    onDragLeave() {
      depth.current -= 1;
      if (depth.current <= 0) end();
    },
    // Without this the browser would open the file instead of handing it over.
    onDragOver(event: DragEvent) {
      event.preventDefault();
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      end();
      onFiles(event.dataTransfer.files);
    },
  };
}
