export * from './permissions.ts';
export * from './account-rules.ts';
export * from './company-domain.ts';
