export * from './compare-names.ts';
