import { z } from 'zod';
import { CALLS } from './calls.ts';
import { endpoint } from './endpoint.ts';
import { idParamsSchema, timeSchema } from './primitives.ts';

export const responseSchema = z.object({
  _id: z.string(),
  isAnonymous: z.boolean(),
  /** The moment for attributed responses; for anonymous ones a day (midnight UTC) that a whole group shares. */
  createdAt: timeSchema,
  answers: z.array(
    z.object({
      questionId: z.string(),
      answer: z.union([z.string(), z.array(z.string())]),
      notApplicable: z.boolean().optional(),
      comment: z.string().optional(),
      other: z.string().optional(),
    }),
  ),
});
export type Response = z.infer<typeof responseSchema>;

/** How many of the submitted responses are released, and how many wait. */
export const releaseSchema = z.object({
  minGroup: z.number(),
  released: z.number(),
  waiting: z.number(),
});

export const responseEndpoints = {
  listResponses: endpoint({
    ...CALLS.listResponses,
    tag: 'responses',
    access: 'member',
    permission: 'responses.read',
    summary: 'Listed responses of a survey (first 200, random order)',
    params: idParamsSchema,
    responses: {
      200: z.object({
        totalResponses: z.number(),
        responses: z.array(responseSchema),
        release: releaseSchema,
        /** Free texts and comments of an anonymous survey, detached from the other answers. */
        comments: z.array(z.object({ questionId: z.string(), text: z.string() })),
      }),
    },
  }),
};
