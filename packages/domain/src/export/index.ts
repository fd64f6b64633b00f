export * from './csv-text.ts';
export * from './formula-safe.ts';
export * from './export-rules.ts';
