import { CATEGORIES } from '@vela/domain/surveys';
import { z } from 'zod';

/** Who is not in a figure, and why. What may not be known of a group (who of it waits) is null. */
export const leftOutSchema = z.object({
  /** Were asked and gave no answer. */
  skipped: z.number(),
  /** Said that the question is not applicable. */
  notApplicable: z.number(),
  /** Submitted and not released yet, so that no small group shows. */
  waiting: z.number().nullable(),
});
export type LeftOut = z.infer<typeof leftOutSchema>;

/** A number of which may be said where it comes from. */
export const figureSchema = z.object({
  /** Null: no answers yet, or hidden. */
  value: z.number().nullable(),
  /** Answers that count; for a rate the people that it is a share of. */
  base: z.number(),
  /** People behind them, each counted once a survey. */
  people: z.number(),
  /** 95% interval; null where none can be told. */
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** Too few people. */
  hidden: z.boolean(),
  leftOut: leftOutSchema,
});
export type Figure = z.infer<typeof figureSchema>;

/** A difference with its 95% interval; noise where the interval holds 0 or can't be told. Null: nothing to compare with. */
export const changeSchema = z
  .object({ value: z.number(), low: z.number().nullable(), high: z.number().nullable(), isNoise: z.boolean() })
  .nullable();
export type Change = z.infer<typeof changeSchema>;

export const measureSchema = z.object({ figure: figureSchema, change: changeSchema });
export type Measure = z.infer<typeof measureSchema>;

export const categoryMeasureSchema = z.object({
  category: z.enum(CATEGORIES),
  score: figureSchema,
  favourable: figureSchema,
  /** Of the score. */
  change: changeSchema,
});
export type CategoryMeasure = z.infer<typeof categoryMeasureSchema>;

/** A group of people: a department, a tenure band, a location. Participation moves in whole groups of released answers. */
export const groupFiguresSchema = z.object({
  /** Department id, tenure band or location. */
  value: z.string(),
  label: z.string(),
  invited: z.number(),
  released: z.number(),
  /** Released of invited, per cent. */
  participation: figureSchema,
  hidden: z.boolean(),
  /** Why it is hidden, for the screen. */
  hiddenReason: z.string().nullable(),
  score: figureSchema,
  enps: figureSchema,
  categories: z.array(z.object({ category: z.enum(CATEGORIES), figure: figureSchema })),
});
export type GroupFigures = z.infer<typeof groupFiguresSchema>;

/** A group over the surveys of a period; the change of its score is null where there was no figure before, or a hidden one. */
export const groupMeasureSchema = groupFiguresSchema.extend({ change: changeSchema });
export type GroupMeasure = z.infer<typeof groupMeasureSchema>;

/** Days, `YYYY-MM-DD`, both included. They begin and end at local midnight of the company's time zone. */
export const periodSchema = z.object({
  from: z.string(),
  to: z.string(),
  timeZone: z.string(),
});
export type Period = z.infer<typeof periodSchema>;
