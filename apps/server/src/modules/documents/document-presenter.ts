import type { Handbook, HandbookDocument, HandbookSearchResult } from '@vela/contract';
import { DOCUMENT_NOTICES, DOCUMENT_PROBLEMS } from '@vela/domain/documents';
import type { StoredSection } from './document-sections-store.ts';
import type { DocumentSummary } from './documents-store.ts';
import { snippetOf } from './snippet.ts';

/** The documents of a company by what they are to it; the one in force comes first, the others newest first. */
export function presentHandbook(documents: readonly DocumentSummary[]): Handbook {
  const [first] = documents;
  const current = first?.status === 'processed' && first.replacedAt === null ? first : null;
  const others = documents.filter((document) => document !== current);
  const [newest] = others;
  const latest = newest && newest.replacedAt === null && isNewer(newest, current) ? newest : null;
  return {
    current: current && presentDocument(current),
    latest: latest && presentDocument(latest),
    history: others.filter((document) => document !== latest).map(presentDocument),
  };
}

const isNewer = (document: DocumentSummary, than: DocumentSummary | null): boolean =>
  than === null || document.uploadedAt >= than.uploadedAt;

function presentDocument(document: DocumentSummary): HandbookDocument {
  const { id, fileName, mediaType, sizeBytes, status, progress, problem, pageCount, sectionCount } = document;
  return {
    id,
    fileName,
    mediaType,
    sizeBytes,
    status,
    progress,
    problem: problem === null ? null : { code: problem, message: DOCUMENT_PROBLEMS[problem] },
    notices: document.notices.map((code) => ({ code, message: DOCUMENT_NOTICES[code] })),
    pageCount,
    sectionCount,
    uploadedBy: document.uploadedBy,
    uploadedAt: document.uploadedAt.toISOString(),
    replacedAt: document.replacedAt?.toISOString() ?? null,
    hasOriginal: document.hasOriginal,
  };
}

export const presentSearchResult = (section: StoredSection, pattern: RegExp): HandbookSearchResult => ({
  ordinal: section.ordinal,
  heading: section.heading,
  page: section.page,
  snippet: snippetOf(section.body, pattern),
});
