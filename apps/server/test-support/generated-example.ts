import { randomUUID } from 'node:crypto';
import { z } from 'zod';

/** The part of a JSON schema that an example follows from. */
interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  format?: string;
  minimum?: number;
  minItems?: number;
  maxLength?: number;
}

/** What a description leaves to rules of its own, by the end of a field's name. */
const BY_NAME: [RegExp, () => unknown][] = [
  [/emails?$/i, () => `${randomUUID()}@test.example`],
  [/timeZone$/i, () => 'Europe/Berlin'],
  [/revision$/i, () => 1],
];

/** A small value that fits the schema: what is required, or one field where nothing is. Texts and addresses are new each time. */
export function exampleOfSchema(schema: z.ZodType): Record<string, unknown> {
  // Safe: only the fields above are read, and each of them is checked for being there.
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  return recordFrom(shape);
}

function recordFrom({ properties = {}, required = [] }: Shape): Record<string, unknown> {
  const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
  return Object.fromEntries(names.map((name) => [name, valueFrom(properties[name] ?? {}, name)]));
}

function valueFrom(shape: Shape, name: string): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  // What is made up can't be the id of anything.
  if (shape.anyOf) return valueFrom(shape.anyOf.find(({ format }) => format !== 'uuid') ?? {}, name);
  switch (shape.type) {
    case 'object':
      return recordFrom(shape);
    case 'array':
      return Array.from({ length: Math.max(1, shape.minItems ?? 0) }, () => valueFrom(shape.items ?? {}, name));
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return BY_NAME.find(([ending]) => ending.test(name))?.[1]() ?? plainValue(shape);
  }
}

function plainValue({ type, format, minimum = 0, maxLength }: Shape): unknown {
  if (type === 'integer' || type === 'number') return minimum;
  if (format === 'date') return '2026-03-02';
  return `Example ${randomUUID()}`.slice(0, maxLength);
}
