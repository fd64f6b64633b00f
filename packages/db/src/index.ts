export * from './connection.ts';
export * from './migrate.ts';
export * from './application-role.ts';
export * from './database.ts';
export * from './schema/index.ts';
