export * from './distribution.ts';
export * from './scores.ts';
export * from './rates.ts';
