import type { Segment } from '@vela/domain/anonymity';
import type { Figure } from './find-small-group.ts';
import { countedOptionsIn, parseOption, textsIn, type OptionTracer, type TextTracer } from './tracers.ts';

/** What somebody has read at some moment of a scene. */
export interface Reading {
  /** The scene's event after which it was read. */
  at: number;
  reader: string;
  /** Their number in the scene; null for a language model. */
  person: number | null;
  /** The scene's number of the survey that it is about; null where it is about none or several. */
  survey: number | null;
  path: string;
  filter: Segment;
  status: number;
  body: string;
  /** The body where it is JSON. */
  json: unknown;
}

/** By question: a released count and whom it covers. */
export type FiguresByQuestion = Map<number, Figure[]>;

export interface SightsOf {
  reading: Reading;
  /** Counts per person and question, wherever in the body they stand. */
  figures: FiguresByQuestion;
  texts: TextTracer[];
}

export const readingName = ({ at, reader, path }: Reading): string => `${path} as ${reader} after event ${at}`;

/**
 * What a body tells of people, without knowing its shape: options that carry a count are distributions, options without
 * one are rows of answers; both are told apart by where they stand, with positions in lists left out.
 */
export function sightsOf(reading: Reading, people: number): SightsOf {
  const counts = new Map<string, number[]>();
  const add = (place: string, { question, person }: OptionTracer, count: number) => {
    const key = `${question} ${place}`;
    const vector = counts.get(key) ?? Array.from({ length: people }, () => 0);
    counts.set(key, vector);
    vector[person] = (vector[person] ?? 0) + count;
  };
  if (reading.json === undefined) {
    for (const found of countedOptionsIn(reading.body)) add('text', found, found.count);
  } else walk(reading.json, '', add);
  const figures: FiguresByQuestion = new Map();
  for (const [key, vector] of counts) {
    const [question = '', place = ''] = key.split(' ');
    // The options of a question say who may answer, and nothing of who did.
    if (place.endsWith('.options[]')) continue;
    const figure = { name: `${readingName(reading)} at ${place}`, people: vector };
    figures.set(Number(question), [...(figures.get(Number(question)) ?? []), figure]);
  }
  return { reading, figures, texts: textsIn(reading.body) };
}

type Add = (place: string, tracer: OptionTracer, count: number) => void;

function walk(node: unknown, place: string, add: Add): void {
  if (typeof node === 'string') {
    const tracer = parseOption(node);
    if (tracer !== null) add(place, tracer, 1);
  } else if (Array.isArray(node)) {
    for (const item of node) walk(item, `${place}[]`, add);
  } else if (typeof node === 'object' && node !== null) {
    walkObject(node, place, add);
  }
}

function walkObject(node: object, place: string, add: Add): void {
  const entries = Object.entries(node);
  const option = entries.map(([, value]) => (typeof value === 'string' ? parseOption(value) : null)).find(Boolean);
  const count: unknown = 'count' in node ? node.count : undefined;
  if (option && typeof count === 'number') return add(place, option, count);
  for (const [key, value] of entries) {
    const counted = typeof value === 'number' ? parseOption(key) : null;
    // Safe: only numbers get here.
    if (counted !== null) add(place, counted, value as number);
    else walk(value, `${place}.${key}`, add);
  }
}
