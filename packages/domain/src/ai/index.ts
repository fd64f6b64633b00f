export * from './comment-themes.ts';
export * from './hide-small-counts.ts';
