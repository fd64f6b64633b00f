import type { Permission } from '@vela/domain/accounts';
import type { z } from 'zod';

/** Who may call: anybody, or a signed-in member with a permission. */
type Access = { access: 'public'; permission?: never } | { access: 'member'; permission: Permission };

/**
 * One call of the API. Validation, the OpenAPI document and the web app's types all come from this description.
 */
export type Endpoint = Description & Access;

interface Description {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with parameters in braces, e.g. /api/surveys/{id}. */
  path: string;
  /** Also answered by the second listener, for the calls of the review-and-AI service. */
  service?: boolean;
  summary: string;
  tag: string;
  /** The one file that a multipart request brings. */
  upload?: { field: string; maxBytes: number };
  /** Media type of a success answer that is a file instead of JSON; its schema then says nothing. */
  produces?: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  headers?: z.ZodType;
  /** Answers by status; every further status is the error shape. */
  responses: Record<number, z.ZodType>;
}

/** Keeps the literal types of a description, so that handlers and clients are typed by it. */
export const endpoint = <const E extends Endpoint>(description: E): E => description;
