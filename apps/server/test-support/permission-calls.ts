import type { Endpoint } from '@vela/contract';
import type { LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import type { TestApp } from './build-test-app.ts';
import { exampleOf } from './call-examples.ts';
import { addressOf, describedCalls } from './described-calls.ts';
import { makeThing } from './existing-things.ts';
import type { TestMember } from './factories.ts';

export type MemberCall = Extract<Endpoint, { access: 'member' }>;

export const memberCalls = describedCalls.filter((one): one is [string, MemberCall] => one[1].access === 'member');
export const namesSomething = ({ path }: Endpoint): boolean => path.includes('{id}');

interface OtherIds {
  /** In the path. */
  id?: string;
  /** Elsewhere in what is sent, by field. */
  fields?: Record<string, string>;
}

/** A call that lacks nothing but, perhaps, the right to make it. */
interface ReadyCall {
  send: (token: string | undefined, other?: OtherIds) => Promise<LightMyRequestResponse>;
}

/** Makes what the call is about, as something of the owner's, and what it takes. */
export async function readyCall(
  app: TestApp,
  endpoint: MemberCall,
  { caller, owner }: { caller: TestMember; owner: TestMember },
): Promise<ReadyCall> {
  const id = namesSomething(endpoint) ? await makeThing(app, endpoint.path, owner) : '';
  const { query, headers, body, file } = await exampleOf(endpoint, { app, caller, owner, id });
  return {
    send: (token, other = {}) => {
      const asked = new URLSearchParams({ ...query, ...(endpoint.body ? {} : other.fields) }).toString();
      const payload = file ?? (body && JSON.stringify({ ...body, ...other.fields }));
      return app.app.inject({
        method: endpoint.method,
        url: `${addressOf(endpoint, other.id ?? id)}${asked === '' ? '' : `?${asked}`}`,
        headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
        ...(payload === undefined ? {} : { payload }),
      });
    },
  };
}

/** The fields of a body or query that take an id. */
export function idFieldsOf(endpoint: Endpoint): string[] {
  const schemas = [endpoint.body, endpoint.query].filter((schema) => schema !== undefined);
  return schemas.flatMap((schema) => {
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return Object.keys(properties).filter((field) => takesId(properties[field]));
  });
}

const takesId = (shape: unknown): boolean => {
  if (typeof shape !== 'object' || shape === null) return false;
  // Safe: every field of an object may be asked for.
  const { format, anyOf } = shape as { format?: unknown; anyOf?: unknown };
  return format === 'uuid' || (Array.isArray(anyOf) && anyOf.some(takesId));
};
