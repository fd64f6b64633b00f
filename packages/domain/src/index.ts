export * from './surveys/survey-types.ts';
export * from './surveys/question-types.ts';
export * from './surveys/survey-limits.ts';
export * from './surveys/messages.ts';
export * from './company/company-types.ts';
export * from './accounts/permissions.ts';
export * from './accounts/account-rules.ts';
