export * from './core-values.ts';
export * from './time-zones.ts';
export * from './company-settings.ts';
export * from './company-review-settings.ts';
