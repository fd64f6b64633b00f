export * from './document-rules.ts';
export * from './handbook-topics.ts';
export * from './document-limits.ts';
export * from './text-blocks.ts';
export * from './clean-text.ts';
export * from './join-lines.ts';
export * from './find-text-headings.ts';
export * from './build-sections.ts';
