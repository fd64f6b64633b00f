import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from './endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { validationWords } from './validation-words.ts';

/** The part of a JSON schema that tells where a value has fields, entries and keys. */
interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  /** Of a record: its keys and what is behind each. */
  propertyNames?: Shape;
  additionalProperties?: Shape | boolean;
  items?: Shape;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  format?: string;
  minimum?: number;
  minLength?: number;
}

/** What is wrong almost everywhere, one kind each. `undefined` stands for what is missing. */
const BAD_VALUES: unknown[] = [
  undefined,
  null,
  true,
  '',
  '   ',
  'x',
  'x'.repeat(20_001),
  'a\u0000b',
  'no-uuid',
  'nobody@',
  '2026-13-45',
  '0000-01-01',
  -1,
  0,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  [null],
  Array.from({ length: 60_001 }, () => 1),
  {},
  { nobodyAskedForThis: 1 },
];

/** A value of the shape, with everything in it that can be there. */
function valueOf(shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  const [first] = shape.anyOf ?? [];
  if (first) return valueOf(first);
  switch (shape.type) {
    case 'object':
      return objectOf(shape);
    case 'array':
      return [valueOf(shape.items ?? {})];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(shape.minimum ?? 1, 1);
    default:
      return textOf(shape);
  }
}

function objectOf({ properties = {}, propertyNames, additionalProperties }: Shape): Record<string, unknown> {
  const fields = Object.entries(properties).map(([key, shape]) => [key, valueOf(shape)]);
  if (propertyNames && typeof additionalProperties === 'object') {
    fields.push([String(valueOf(propertyNames)), valueOf(additionalProperties)]);
  }
  return Object.fromEntries(fields);
}

function textOf({ format, minLength = 1 }: Shape): string {
  if (format === 'uuid') return '0198c0de-0000-7000-8000-000000000001';
  if (format === 'date') return '2026-03-02';
  return format === 'email' ? 'ada@test.example' : 'a'.repeat(minLength);
}

/** The value once with each bad one in the place of each part of it, however deep. */
function* spoiled(value: unknown): Generator<unknown> {
  yield* BAD_VALUES;
  if (Array.isArray(value)) for (const inner of spoiled(value[0])) yield [inner];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [key, part] of Object.entries(value)) for (const inner of spoiled(part)) yield { ...value, [key]: inner };
  yield { ...value, nobodyAskedForThis: 1 };
}

/** What each refused value gets to read, with how the library would have said it. */
function* refusals(schema: z.ZodType) {
  // Safe: only the fields above are read.
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  for (const bad of spoiled(valueOf(shape))) {
    const said = schema.safeParse(bad, { error: validationWords }).error?.issues ?? [];
    const raw = schema.safeParse(bad, { error: z.locales.en().localeError }).error?.issues ?? [];
    const isOurs = schema.safeParse(bad, { error: () => '' }).error?.issues ?? [];
    expect(said.length).toBe(raw.length);
    for (const [index, { path, message }] of said.entries()) {
      yield { path: path.join('.'), message, raw: raw[index]?.message, isGeneral: isOurs[index]?.message === '' };
    }
  }
}

const parts = Object.entries<Endpoint>(endpoints).flatMap(([name, { params, query, body, headers }]) =>
  Object.entries({ params, query, body, headers }).flatMap(([part, schema]) =>
    schema ? [[`${part} of ${name}`, schema] as const] : [],
  ),
);

/** Words of the library and of programs, which say nothing to whoever reads them on a screen. */
const TECHNICAL =
  /invalid|unrecogni[sz]ed|expected|received|too (small|big)|undefined|\bnull\b|\bnan\b|string|array|object|boolean|integer|uuid|regex|pattern|base64|zod|unknown/i;
/** How a sentence starts that says what to do. */
const SAYS_WHAT_TO_DO = /^(Please |At most |At least |More than |Less than |Choose )/;

describe('what is refused is said for the person on screen', () => {
  test.each(parts)('%s', (_name, schema) => {
    for (const { path, message, raw, isGeneral } of refusals(schema)) {
      expect(message, path).not.toMatch(TECHNICAL);
      expect(message, path).not.toMatch(/\n|\.$|\s$/);
      expect(message.length, path).toBeLessThan(160);
      if (!isGeneral) continue;
      expect(message, path).not.toBe(raw);
      expect(message, path).toMatch(SAYS_WHAT_TO_DO);
    }
  });
});
