export * from './tenancy.ts';
export * from './company.ts';
export * from './people.ts';
export * from './documents.ts';
export * from './audit.ts';
export * from './surveys.ts';
export * from './reviews.ts';
export * from './ai.ts';
