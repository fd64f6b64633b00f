import { ROLES } from '@vela/domain/accounts';
import {
  IMPORT_ENCODINGS,
  IMPORT_FIELDS,
  IMPORT_LIMITS,
  IMPORT_SEPARATORS,
  IMPORT_STATUSES,
} from '@vela/domain/people';
import { z } from 'zod';
import { CALLS } from './calls.ts';
import { endpoint } from './endpoint.ts';
import { idParamsSchema, timeSchema } from './primitives.ts';

const resultSchema = z.object({
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  leftOut: z.number(),
  invited: z.number(),
});

/** Which column holds a field, counted from 0. */
export const importMappingSchema = z.partialRecord(
  z.enum(IMPORT_FIELDS),
  z
    .int()
    .min(0)
    .max(IMPORT_LIMITS.columns - 1),
);

export const peopleImportSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  encoding: z.enum(IMPORT_ENCODINGS),
  separator: z.enum(IMPORT_SEPARATORS),
  header: z.array(z.string()),
  rowCount: z.number(),
  /** The first rows, to choose columns by. */
  sample: z.array(z.array(z.string())),
  /** What the header suggests. */
  suggestedMapping: importMappingSchema,
  status: z.enum(IMPORT_STATUSES),
  processedRows: z.number(),
  problem: z.string().nullable(),
  result: resultSchema.nullable(),
  createdBy: z.string().nullable(),
  createdAt: timeSchema,
  finishedAt: timeSchema.nullable(),
  /** Only the company's last import can be taken back. */
  canUndo: z.boolean(),
});
export type PeopleImport = z.infer<typeof peopleImportSchema>;

/** What the import would do, without doing it. */
export const importCheckSchema = z.object({
  result: resultSchema,
  /** Rows that can't be taken, by line of the file (first 500). */
  problems: z.array(z.object({ line: z.number(), field: z.enum(IMPORT_FIELDS).nullable(), message: z.string() })),
  problemCount: z.number(),
  /** The cells of the lines that `problems` names, so that they can be corrected in a file of their own. */
  refusedRows: z.array(z.object({ line: z.number(), cells: z.array(z.string()) })),
  /** How many of the added and updated have each role afterwards. */
  roles: z.record(z.enum(ROLES), z.number()),
  newDepartments: z.array(z.string()),
  /** A part of what would change, to look at. */
  preview: z.array(
    z.object({
      line: z.number(),
      action: z.enum(['create', 'update', 'unchanged', 'leave_out']),
      name: z.string(),
      email: z.string(),
      role: z.enum(ROLES),
      department: z.string().nullable(),
      changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
    }),
  ),
});
export type ImportCheck = z.infer<typeof importCheckSchema>;

const importAnswer = z.object({ import: peopleImportSchema });
const common = { tag: 'people', access: 'member', permission: 'people.write' } as const;

export const peopleImportEndpoints = {
  uploadPeopleImport: endpoint({
    ...CALLS.uploadPeopleImport,
    ...common,
    summary: 'Reads a CSV file; nobody is added yet',
    upload: { field: 'people', maxBytes: IMPORT_LIMITS.bytes },
    responses: { 201: importAnswer },
  }),
  listPeopleImports: endpoint({
    ...CALLS.listPeopleImports,
    ...common,
    summary: 'The latest imports, newest first (first 20)',
    responses: { 200: z.object({ imports: z.array(peopleImportSchema) }) },
  }),
  getPeopleImport: endpoint({
    ...CALLS.getPeopleImport,
    ...common,
    summary: 'One import and how far it is',
    params: idParamsSchema,
    responses: { 200: importAnswer },
  }),
  checkPeopleImport: endpoint({
    ...CALLS.checkPeopleImport,
    ...common,
    summary: 'Says what the import would do and which lines it can’t take; changes nothing',
    params: idParamsSchema,
    body: z.object({ mapping: importMappingSchema }),
    responses: { 200: z.object({ check: importCheckSchema }) },
  }),
  applyPeopleImport: endpoint({
    ...CALLS.applyPeopleImport,
    ...common,
    summary: 'Starts the import: all rows or none, or those that pass',
    params: idParamsSchema,
    body: z.object({
      mapping: importMappingSchema,
      /** `all`: one refused line refuses the file. `valid`: refused lines are left out. */
      rows: z.enum(['all', 'valid']),
      /** Lines that were not chosen. */
      leaveOut: z.array(z.int().min(0)).max(IMPORT_LIMITS.rows).default([]),
      invite: z.boolean().default(false),
    }),
    responses: { 202: importAnswer },
  }),
  undoPeopleImport: endpoint({
    ...CALLS.undoPeopleImport,
    ...common,
    summary: 'Takes the company’s last import back, as far as nobody has changed or joined since',
    params: idParamsSchema,
    responses: { 200: importAnswer.extend({ kept: z.array(z.object({ name: z.string(), reason: z.string() })) }) },
  }),
};
