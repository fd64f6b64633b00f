import type { Handbook, HandbookDocument } from '@vela/contract';
import { DOCUMENT_PROBLEMS, type DocumentStatus, HANDBOOK_MAX_BYTES } from '@vela/domain/documents';

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
