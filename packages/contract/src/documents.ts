import {
  DOCUMENT_NOTICES,
  DOCUMENT_PROBLEMS,
  DOCUMENT_STATUSES,
  HANDBOOK_MAX_BYTES,
  type DocumentNotice,
  type DocumentProblem,
} from '@vela/domain/documents';
import { z } from 'zod';
import { CALLS } from './calls.ts';
import { endpoint } from './endpoint.ts';
import { doneSchema, idParamsSchema, textSchema, timeSchema } from './primitives.ts';

// Safe: a table's own keys are the codes.
const problemCodes = Object.keys(DOCUMENT_PROBLEMS) as DocumentProblem[];
const noticeCodes = Object.keys(DOCUMENT_NOTICES) as DocumentNotice[];

export const handbookDocumentSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  sizeBytes: z.number(),
  status: z.enum(DOCUMENT_STATUSES),
  /** 0 to 100 while it is read. */
  progress: z.number(),
  problem: z.object({ code: z.enum(problemCodes), message: z.string() }).nullable(),
  notices: z.array(z.object({ code: z.enum(noticeCodes), message: z.string() })),
  pageCount: z.number().nullable(),
  sectionCount: z.number(),
  uploadedBy: z.string().nullable(),
  uploadedAt: timeSchema,
  /** When a newer one took its place, or somebody removed it. */
  replacedAt: timeSchema.nullable(),
  /** Whether the file can still be downloaded: not of one that could not be read, nor once somebody has removed it. */
  hasOriginal: z.boolean(),
});
export type HandbookDocument = z.infer<typeof handbookDocumentSchema>;

export const handbookSchema = z.object({
  /** The one in force. */
  current: handbookDocumentSchema.nullable(),
  /** The one uploaded last when it is not in force: still being read, or refused. */
  latest: handbookDocumentSchema.nullable(),
  history: z.array(handbookDocumentSchema),
});
export type Handbook = z.infer<typeof handbookSchema>;

export const handbookSectionSchema = z.object({
  ordinal: z.number(),
  level: z.number(),
  heading: z.string(),
  body: z.string(),
  page: z.number().nullable(),
});
export type HandbookSection = z.infer<typeof handbookSectionSchema>;

export const handbookSearchResultSchema = z.object({
  ordinal: z.number(),
  heading: z.string(),
  page: z.number().nullable(),
  /** Parts of the text; those that match are marked. */
  snippet: z.array(z.object({ text: z.string(), match: z.boolean() })),
});
export type HandbookSearchResult = z.infer<typeof handbookSearchResultSchema>;

const tag = 'documents';
export const documentEndpoints = {
  uploadHandbook: endpoint({
    ...CALLS.uploadHandbook,
    tag,
    access: 'member',
    permission: 'company.write',
    summary: 'Takes a handbook and starts to read it; the one in force stays until that is done',
    upload: { field: 'handbook', maxBytes: HANDBOOK_MAX_BYTES },
    responses: { 202: z.object({ handbook: handbookSchema }) },
  }),
  getHandbook: endpoint({
    ...CALLS.getHandbook,
    tag,
    access: 'member',
    permission: 'company.read',
    summary: 'The handbook in force, the one being read, and earlier ones',
    responses: { 200: z.object({ handbook: handbookSchema }) },
  }),
  listHandbookSections: endpoint({
    ...CALLS.listHandbookSections,
    tag,
    access: 'member',
    permission: 'company.read',
    summary: 'The text of the handbook in force, by its headings',
    responses: { 200: z.object({ sections: z.array(handbookSectionSchema) }) },
  }),
  searchHandbook: endpoint({
    ...CALLS.searchHandbook,
    tag,
    access: 'member',
    permission: 'company.read',
    summary: 'Sections of the handbook in force that a question is about, best first (first 20)',
    query: z.object({ q: textSchema(200).min(1, 'What are you looking for?') }),
    responses: {
      200: z.object({
        results: z.array(handbookSearchResultSchema),
      }),
    },
  }),
  getHandbookOriginal: endpoint({
    ...CALLS.getHandbookOriginal,
    tag,
    access: 'member',
    permission: 'company.write',
    summary: 'The file as it was uploaded',
    params: idParamsSchema,
    produces: 'application/octet-stream',
    responses: { 200: z.unknown() },
  }),
  removeHandbook: endpoint({
    ...CALLS.removeHandbook,
    tag,
    access: 'member',
    permission: 'company.write',
    summary: 'Takes a handbook out of force and removes its text and original',
    params: idParamsSchema,
    responses: { 200: doneSchema },
  }),
};
