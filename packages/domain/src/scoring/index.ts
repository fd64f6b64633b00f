export * from './distribution.ts';
export * from './scores.ts';
export * from './rates.ts';
export * from './rounding.ts';
