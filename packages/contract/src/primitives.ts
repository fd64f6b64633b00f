import { isStorableText } from '@vela/domain/surveys';
import { z } from 'zod';

/** Text as typed, up to a length, if it can be stored. The message is for what is missing or no text. */
export const textSchema = (maxLength: number, message?: string) =>
  z
    .string(message)
    .max(maxLength, `At most ${maxLength.toLocaleString('en')} characters`)
    .refine(isStorableText, 'Contains characters that cannot be stored');

const LINE_BREAKS_AND_CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Signs that turn the text behind them around, beyond the name that they came in. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;
const SEEN = /[^\s\p{Cf}]/u;

/** One line, surrounding blanks removed; empty when nothing can be seen. The message is for what is missing or no text. */
export const lineSchema = (maxLength: number, message?: string) =>
  textSchema(maxLength, message).transform((value) =>
    SEEN.test(value) ? value.replace(TURNING, '').replace(LINE_BREAKS_AND_CONTROLS, ' ').trim() : '',
  );

/** One line with something to see in it, surrounding blanks removed: names and titles end up in mails and lists. */
export const requiredTextSchema = (maxLength: number, message: string) =>
  lineSchema(maxLength, message).refine((value) => value !== '', message);

/** In small letters, as the database writes them: ids are compared and hashed as texts. */
export const idSchema = z.uuid().toLowerCase();
/** A path's id. What is no id can't exist, so the router answers it with 404. */
export const idParamsSchema = z.object({ id: idSchema });

/** For what a page sends by itself: nobody typed it, so nobody can correct it. */
export const RELOAD_PAGE = 'Please reload the page and try again';

const LARGEST_INTEGER = 2_147_483_647;
/** The number of a version or revision; no larger one fits into its column. */
export const ordinalSchema = (message = RELOAD_PAGE) => z.int(message).min(1, message).max(LARGEST_INTEGER, message);

export const emailSchema = z
  .string()
  .max(254, 'At most 254 characters')
  .transform((value) => value.trim())
  .pipe(z.email('Please enter a valid email address'));

/** A calendar day, `YYYY-MM-DD`. The database knows no year 0. */
export const dateSchema = z.iso.date('Please enter a date').refine((day) => day >= '0001-01-01', 'Please enter a date');

/** ISO 8601 in UTC. */
export const timeSchema = z.string();

export const issueSchema = z.object({ path: z.string(), message: z.string() });

export const errorSchema = z.object({
  code: z.string(),
  message: z.string(),
  issues: z.array(issueSchema).optional(),
  requestId: z.string().optional(),
});
export type ErrorAnswer = z.infer<typeof errorSchema>;
export type Issue = z.infer<typeof issueSchema>;

export const doneSchema = z.object({ ok: z.literal(true) });

/** Which engine produced a text: its name, model and version; why another one had to step in. */
export const aiSourceSchema = z.object({
  engine: z.string(),
  model: z.string(),
  version: z.string(),
  fallbackReason: z.string().optional(),
});
export type AiSource = z.infer<typeof aiSourceSchema>;
