import { validationWords } from '@vela/contract';
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { DomainError, invalid } from '../domain-error.ts';

/** Checks a part of a request against its schema, and words what is refused for the person on screen. */
export const compileValidator: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    const { success, data: value, error } = schema.safeParse(data, { error: validationWords });
    return success ? { value } : { error: refusalOf(error.issues, httpPart) };
  };

function refusalOf(issues: z.core.$ZodIssue[], httpPart: string | undefined): DomainError {
  // An id in the path that can't be one names nothing that exists.
  if (httpPart === 'params') return new DomainError('not_found', 'This does not exist');
  return invalid(issues.map(({ path, message }) => ({ path: path.join('.'), message })));
}
