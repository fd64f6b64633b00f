import fc from 'fast-check';
import { z } from 'zod';

/** The part of a JSON schema that the generator understands; the rest gets hostile values all the same. */
interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  enum?: string[];
  const?: unknown;
  anyOf?: Shape[];
  format?: string;
  minLength?: number;
}

const LONG = 20_000;
const DEEP = 200;

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

/** What people and programs send that nobody asked for. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    0.1,
    Number.MAX_SAFE_INTEGER,
    '',
    '   ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udfff',
    '\u202e\u200b\ufeff',
    '<script>alert(1)</script>',
    "'; drop table surveys; --",
    '../../etc/passwd',
    '=cmd|x',
    '{{7*7}}${7*7}%s%n',
    'x'.repeat(LONG),
    '\u{1f600}'.repeat(300),
    '9'.repeat(400),
    '2026-13-45T99:99:99Z',
    '00000000-0000-0000-0000-000000000000',
    [],
    {},
    [[[]]],
    { constructor: { prototype: { admin: true } } },
    { toString: 1, valueOf: null },
  ),
  fc.constant(null).map((): unknown => JSON.parse(nested(DEEP))),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Something of the described shape, or now and then of another one, at every level. */
function valueOf(shape: Shape): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 40, arbitrary: fittingValue(shape) }, { weight: 1, arbitrary: hostileValue });
}

function fittingValue(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(valueOf));
  switch (shape.type) {
    case 'object':
      return recordOf(shape);
    case 'array':
      return fc.array(valueOf(shape.items ?? {}), { maxLength: 4 });
    case 'string':
      return textOf(shape);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer(), fc.constantFrom(0, 1, 5, 2 ** 31, Number.MAX_SAFE_INTEGER));
    default:
      return hostileValue;
  }
}

/** Mostly with what is required, or hardly anything would get past the schema. */
function recordOf({ properties = {}, required = [] }: Shape): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, shape]) => [
      name,
      valueOf(name === 'email' ? { ...shape, format: name } : shape),
    ]),
  );
  return fc.oneof(
    { weight: 8, arbitrary: fc.record(fields, { requiredKeys: required }) },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
  );
}

function textOf({ format, minLength = 0 }: Shape): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.uuid().map((id) => `${id}@test.example`);
  return fc.oneof(fc.string({ minLength, maxLength: 60 }), fc.string({ unit: 'grapheme', minLength, maxLength: 60 }));
}

/** Bodies for a schema, from nearly valid ones to nonsense. Most near-valid ones reach the verb behind the route. */
export function hostileBodies(schema: z.ZodType): fc.Arbitrary<unknown> {
  // Safe: the generator reads only the fields above and takes everything else as unknown.
  return valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);
}

/** Texts for a place in an address: ids, nearly ids, and nonsense. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.uuid(),
  fc.string({ minLength: 1, maxLength: 80 }),
  fc.constantFrom('\u0000', '..', '../..', '%00', 'null', '-1', "1' or '1'='1", 'x'.repeat(500)),
);
