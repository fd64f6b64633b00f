export const documentKeys = {
  all: ['documents'],
  handbook: ['documents', 'handbook'],
  sections: (documentId: string) => ['documents', 'sections', documentId] as const,
  search: (documentId: string, q: string) => ['documents', 'search', documentId, q] as const,
  /** What is being sent from this browser; no answer of the server. */
  upload: ['handbook-upload'],
} as const;
