export * from './spreadsheet-cells.ts';
export * from './export-rules.ts';
