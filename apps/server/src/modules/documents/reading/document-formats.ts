import path from 'node:path';

export type DocumentFormat = 'pdf' | 'doc' | 'docx' | 'txt';

export const MEDIA_TYPES: Record<DocumentFormat, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
};

/** Endings that are told apart; any other says nothing about what a file is. */
const FORMAT_OF: Record<string, DocumentFormat> = {
  '.pdf': 'pdf',
  '.doc': 'doc',
  '.dot': 'doc',
  '.docx': 'docx',
  '.docm': 'docx',
  '.dotx': 'docx',
  '.txt': 'txt',
};

/** Whether the name promises another type than the content turned out to be. */
export function nameDiffers(fileName: string, mediaType: string): boolean {
  const format = FORMAT_OF[path.extname(fileName).toLowerCase()];
  return format === undefined || MEDIA_TYPES[format] !== mediaType;
}
