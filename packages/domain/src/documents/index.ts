export * from './document-rules.ts';
export * from './handbook-topics.ts';
export * from './text-lines.ts';
export * from './find-text-headings.ts';
export * from './build-sections.ts';
