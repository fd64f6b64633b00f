export const HANDBOOK_MAX_BYTES = 25 * 1024 * 1024;
/** What the file dialog offers. What a file is, its content decides. */
export const HANDBOOK_EXTENSIONS = ['.pdf', '.doc', '.docx', '.txt'] as const;

export const DOCUMENT_STATUSES = ['queued', 'reading', 'processed', 'failed'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** Everything that can be wrong with a file. */
export const DOCUMENT_PROBLEMS = {
  empty: 'The file is empty. Please choose the one with the text in it.',
  too_large: 'The file is larger than 25 MB. Please upload a smaller one, for example without pictures.',
  wrong_type:
    'This is not a PDF, Word or text file, whatever its name says. Please upload a .pdf, .doc, .docx or .txt file.',
  encrypted: 'The file is protected by a password. Please remove the password and upload it again.',
  broken:
    'The file is damaged and can’t be read. Please open it in the program that made it, save it anew and upload that.',
  image_only: 'The file has pictures of pages but no text. Please upload a version with text that can be selected.',
  no_text: 'There is no text in this file. Please upload the one with the text in it.',
  bomb: 'The file unpacks to far more than a handbook can be. It was not read.',
  too_long: 'The file has more text than Vela reads. Please upload the handbook alone.',
  timeout: 'Reading the file took too long. Please save it anew, or as a text file, and upload that.',
  not_read: 'Something went wrong on our side, so the file was not read. Please upload it again.',
} as const;
export type DocumentProblem = keyof typeof DOCUMENT_PROBLEMS;

/** What was noticed and doesn't stand in the way. */
export const DOCUMENT_NOTICES = {
  macros_ignored: 'The file contains macros. They were ignored.',
  no_headings: 'No headings were found, so the text is kept in parts of equal length.',
  some_pages_without_text: 'Some pages are pictures without text. They were left out.',
  name_differs: 'The file’s name says another type than its content. The content was read.',
} as const;
export type DocumentNotice = keyof typeof DOCUMENT_NOTICES;

/** A document as read: its sections in their order. */
export interface DocumentSection {
  /** 1 for a chapter, 2 for a part of it and so on; 0 for text before the first heading. */
  level: number;
  heading: string;
  /** Paragraphs, separated by empty lines. */
  body: string;
  /** Counted from 1; null where the format has no pages. */
  page: number | null;
}

/** More is no handbook: some 700 pages. */
export const DOCUMENT_MAX_CHARACTERS = 2_000_000;
export const DOCUMENT_MAX_SECTIONS = 5_000;
/** A longer section is split, so that each can be indexed and sent as one piece. */
export const SECTION_MAX_CHARACTERS = 100_000;
export const HEADING_MAX_CHARACTERS = 300;
/** Roughly what is read in five minutes; the length of the parts of a text without headings. */
export const PART_WORDS = 1_500;

/** A document in the order it is read, before it is put into sections. Pages count from 1. */
export type TextBlock =
  | { kind: 'heading'; level: number; text: string; page: number | null }
  | { kind: 'paragraph'; text: string; page: number | null };

export const isHeading = (block: TextBlock): block is TextBlock & { kind: 'heading' } => block.kind === 'heading';

/** What the audit log calls the acts of this area. */
export const DOCUMENT_AUDIT_WORDS = {
  'handbook.downloaded': 'Downloaded the handbook',
  'handbook.failed': 'Could not read a handbook',
  'handbook.processed': 'Read a handbook',
  'handbook.removed': 'Removed the handbook',
  'handbook.uploaded': 'Uploaded a handbook',
} as const;
