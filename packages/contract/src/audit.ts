import { z } from 'zod';
import { CALLS } from './calls.ts';
import { endpoint } from './endpoint.ts';
import { dateSchema, idSchema, textSchema, timeSchema } from './primitives.ts';

export const auditEntrySchema = z.object({
  id: z.string(),
  at: timeSchema,
  /** Null for what Vela did by itself. */
  actor: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The act in words of the product, e.g. `person.role-changed`. */
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  /** The subject's name today; null when it is gone. */
  subjectName: z.string().nullable(),
  /** Before and after, and whatever else an admin would ask about. */
  detail: z.record(z.string(), z.unknown()),
  /** Where the act came from; admins only. */
  address: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const filterSchema = z.object({
  action: textSchema(60).optional(),
  actorId: idSchema.optional(),
  subjectType: textSchema(40).optional(),
  subjectId: textSchema(64).optional(),
  /** Days in the company's time zone, both included. */
  from: dateSchema.optional(),
  to: dateSchema.optional(),
  q: textSchema(200).optional(),
});
export const auditQuerySchema = filterSchema.extend({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: textSchema(200).optional(),
});
export type AuditQuery = z.input<typeof auditQuerySchema>;

const common = { tag: 'audit', access: 'member' } as const;
export const auditEndpoints = {
  listAuditEntries: endpoint({
    ...CALLS.listAuditEntries,
    ...common,
    permission: 'audit.read',
    summary: 'Who did what and when, newest first',
    query: auditQuerySchema,
    responses: {
      200: z.object({
        entries: z.array(auditEntrySchema),
        nextCursor: z.string().nullable(),
        /** Every act that the log holds, for the filter. */
        actions: z.array(z.string()),
      }),
    },
  }),
  exportAuditEntries: endpoint({
    ...CALLS.exportAuditEntries,
    ...common,
    permission: 'audit.export',
    summary: 'The filtered log as CSV',
    query: filterSchema,
    produces: 'text/csv',
    responses: { 200: z.unknown() },
  }),
};
