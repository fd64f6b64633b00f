import type { Category, Question } from '@vela/domain/surveys';

/**
 * The definitions of the guide once more, written from their words: plain loops over single answers, without counting,
 * adding up or any function of the product. Whatever the product says must be what these say.
 */
export interface PlainPerson {
  /** By question; null for "not applicable"; a question that is missing was skipped. */
  answers: ReadonlyMap<string, string | string[] | null>;
  seconds: number;
}

export interface PlainFigure {
  value: number | null;
  base: number;
  people: number;
  low: number | null;
  high: number | null;
  skipped: number;
  notApplicable: number;
}

type Of = 'score' | 'enps' | 'favourable';

/** One figure over the answers of several groups of people (a survey each) to those of its questions that are meant. */
export function plainFigure(
  groups: readonly { questions: readonly Question[]; people: readonly PlainPerson[] }[],
  { of, category }: { of: Of; category?: Category },
): PlainFigure {
  const all: number[] = [];
  const left = { skipped: 0, notApplicable: 0 };
  let people = 0;
  for (const group of groups) {
    let most = 0;
    for (const question of group.questions) {
      if (category !== undefined && question.category !== category) continue;
      if (of === 'enps' ? question.type !== 'enps' : pointsFor(question, '1', 'score') === undefined) continue;
      let answered = 0;
      for (const person of group.people) {
        const given = person.answers.get(question._id);
        if (given === undefined) left.skipped += 1;
        else if (given === null) left.notApplicable += 1;
        else {
          const points = typeof given === 'string' ? pointsFor(question, given, of) : undefined;
          if (points !== undefined) all.push(points);
          if (points !== undefined) answered += 1;
        }
      }
      if (answered > most) most = answered;
    }
    people += most;
  }
  return { ...describe(all, people, of), ...left };
}

function describe(all: readonly number[], people: number, of: Of) {
  if (all.length === 0) return { value: null, base: 0, people: 0, low: null, high: null };
  let total = 0;
  for (const points of all) total += points;
  const mean = total / all.length;
  const [low, high] = of === 'favourable' ? plainShareInterval(mean / 100, people) : meanEnds(all, mean, people, of);
  return { value: mean, base: all.length, people, low, high };
}

function meanEnds(all: readonly number[], mean: number, people: number, of: Of): [number | null, number | null] {
  let apart = 0;
  for (const points of all) apart += Math.pow(points - mean, 2);
  const deviation = Math.sqrt(apart / (all.length - 1));
  if (people < 2 || !(deviation > 0.0004)) return [null, null];
  const half = (plainStudent(people - 1) * deviation) / Math.sqrt(people);
  return [Math.max(of === 'enps' ? -100 : 0, mean - half), Math.min(100, mean + half)];
}

/** What one answer is worth; undefined where it has no such worth. */
function pointsFor(question: Question, given: string, of: Of): number | undefined {
  if (question.type === 'yes_no') {
    if (of === 'enps') return undefined;
    return (given === 'yes') !== (question.reverse === true) ? 100 : 0;
  }
  const known = { rating: question.ratingMax === 10 ? [1, 10] : [1, 5], scale: [1, 5], enps: [0, 10] };
  const ends = question.type === 'text' || question.type === 'multiple_choice' ? undefined : known[question.type];
  if (ends === undefined) return undefined;
  const [lowest = 0, highest = 0] = ends;
  const chosen = Number(given);
  if (of === 'enps') return chosen > 8 ? 100 : chosen < 7 ? -100 : 0;
  const upwards = question.reverse ? highest - chosen + lowest : chosen;
  if (of === 'score') return (100 * (upwards - lowest)) / (highest - lowest);
  if (question.type === 'enps') return undefined;
  return (highest === 10 ? upwards > 7 : upwards > 3) ? 100 : 0;
}

/** The share interval as the two solutions of |share - p| = z √(p (1 - p) / n) for p. */
export function plainShareInterval(share: number, people: number): [number, number] {
  const z = 1.959963984540054;
  const a = 1 + (z * z) / people;
  const b = -(2 * share + (z * z) / people);
  const c = share * share;
  const root = Math.sqrt(Math.max(0, b * b - 4 * a * c));
  return [(100 * Math.max(0, -b - root)) / (2 * a), (100 * Math.min(2 * a, -b + root)) / (2 * a)];
}

/** Found by halving: the point up to which the density of Student's t, added up in small steps, is 0.475 from 0 on. */
export function plainStudent(degrees: number): number {
  let low = 1.9;
  let high = 13;
  while (high - low > 1e-7) {
    const middle = (low + high) / 2;
    if (areaUpTo(middle, degrees) > 0.475) high = middle;
    else low = middle;
  }
  return low;
}

/** t = √n tan θ turns the density into cosⁿ⁻¹ θ, so the area up to t is a share of the whole quarter's. */
function areaUpTo(t: number, degrees: number): number {
  const integral = (until: number) => {
    const steps = 2_000;
    const width = until / steps;
    let sum = Math.pow(Math.cos(0), degrees - 1) + Math.pow(Math.max(0, Math.cos(until)), degrees - 1);
    for (let step = 1; step < steps; step += 1)
      sum += (step % 2 === 1 ? 4 : 2) * Math.pow(Math.cos(step * width), degrees - 1);
    return (sum * width) / 3;
  };
  return (0.5 * integral(Math.atan(t / Math.sqrt(degrees)))) / integral(Math.PI / 2);
}

/** Mean of what was clicked, on the scale as people saw it; null without a scale or answers. */
export function plainAverage(question: Question, people: readonly PlainPerson[]): number | null {
  if (!['rating', 'scale', 'enps'].includes(question.type)) return null;
  const clicked: number[] = [];
  for (const { answers } of people) {
    const given = answers.get(question._id);
    if (typeof given === 'string') clicked.push(Number(given));
  }
  let total = 0;
  for (const value of clicked) total += value;
  return clicked.length === 0 ? null : total / clicked.length;
}

/** How many chose a value or an option. */
export function plainCount(question: Question, people: readonly PlainPerson[], value: string): number {
  let count = 0;
  for (const { answers } of people) {
    const given = answers.get(question._id);
    if (given === value || (Array.isArray(given) && given.includes(value))) count += 1;
  }
  return count;
}

export function plainMedian(numbers: readonly number[]): number | null {
  const line = [...numbers].sort((a, b) => a - b);
  if (line.length === 0) return null;
  const right = line[Math.floor(line.length / 2)] ?? Number.NaN;
  const before = line[Math.floor(line.length / 2) - 1] ?? Number.NaN;
  return line.length % 2 === 1 ? right : (before + right) / 2;
}

/** Pearson's correlation by its other formula: n Σxy - Σx Σy. */
export function plainCorrelation(pairs: readonly (readonly [number, number])[]): number {
  let [x1, y1, xy, x2, y2] = [0, 0, 0, 0, 0];
  for (const [x, y] of pairs) {
    x1 += x;
    y1 += y;
    xy += x * y;
    x2 += x * x;
    y2 += y * y;
  }
  const n = pairs.length;
  return (n * xy - x1 * y1) / Math.sqrt((n * x2 - x1 * x1) * (n * y2 - y1 * y1));
}
