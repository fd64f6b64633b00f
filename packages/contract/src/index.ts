export * from './call-types.ts';
export * from './calls.ts';
export * from './endpoint.ts';
export * from './endpoints.ts';
export * from './primitives.ts';
export * from './validation-words.ts';
export * from './analytics-figures.ts';
export * from './survey-analytics.ts';
