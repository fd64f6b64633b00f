import type { Figure } from '@vela/contract';
import { analyticsOf } from './judge-aggregates.ts';
import { readingName, type Reading, type SightsOf } from './reading.ts';
import { isWholeSet } from './sets-over-time.ts';
import type { Stage } from './stage.ts';
import type { Success } from './success.ts';

const COMPANY = /^\/api\/analytics\/(company|executive)/;
/** Shares of people, not of answers: what they count is watched as steps. */
const RATES = /rate|participation/i;
/** Each released value is rounded to one decimal. */
const ROUNDING = 0.11;

interface Placed {
  place: string;
  figure: Figure;
}

/**
 * Figures of the whole company that are no sum of what its surveys tell at that moment: they would tell of people whom
 * no survey tells of.
 */
export function judgeCompany({ stage, sights }: { stage: Stage; sights: readonly SightsOf[] }): Success[] {
  const readings = sights.map(({ reading }) => reading);
  return readings
    .filter(({ path, status }) => status === 200 && COMPANY.test(path))
    .flatMap((reading) => {
      const bySurvey = [...stage.surveys.keys()].map((survey) => releasedAt(readings, survey, reading.at));
      return figuresIn(reading.json, '')
        .filter(({ place, figure }) => !RATES.test(place) && figure.value !== null && figure.base > 0)
        .filter(({ figure }) => !isSumOf(figure, bySurvey))
        .map(({ place, figure: { value, base } }) => ({
          kind: 'company figure',
          survey: null,
          people: [],
          how: [`${place} is ${value} of ${base} answers, which no surveys add up to`, readingName(reading)],
        }));
    });
}

/** All figures that a survey tells as a whole at a moment, by where they stand. */
function releasedAt(readings: readonly Reading[], survey: number, at: number): Placed[] {
  const latest = readings
    .filter((one) => one.survey === survey && one.at <= at && isWholeSet(one) && analyticsOf(one) !== null)
    .at(-1);
  return latest === undefined ? [] : figuresIn(latest.json, '');
}

/** Whether some surveys' figures of the same kind, weighed by their answers, make this one. */
function isSumOf(figure: Figure, bySurvey: readonly (readonly Placed[])[]): boolean {
  const places = new Set(bySurvey.flat().map(({ place }) => place));
  return [...places].some((place) => {
    const parts = bySurvey.flatMap((placed) => {
      const part = placed.find((one) => one.place === place)?.figure;
      return part === undefined || part.value === null || part.base === 0 ? [] : [part];
    });
    return subsetsOf(parts).some((chosen) => isNear(figure, chosen));
  });
}

function isNear(figure: Figure, parts: readonly Figure[]): boolean {
  const base = parts.reduce((sum, part) => sum + part.base, 0);
  if (parts.length === 0 || base !== figure.base) return false;
  const mean = parts.reduce((sum, part) => sum + (part.value ?? 0) * part.base, 0) / base;
  // An eNPS is rounded to a whole number.
  const rounding = Number.isInteger(figure.value) ? 1.01 : ROUNDING;
  return Math.abs(mean - (figure.value ?? 0)) <= rounding;
}

const subsetsOf = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((subsets, item) => [...subsets, ...subsets.map((subset) => [...subset, item])], [[]]);

/** Everything that has the shape of a figure. Items of a list are named by what they are about, not by their position. */
function figuresIn(node: unknown, place: string): Placed[] {
  if (Array.isArray(node)) return node.flatMap((item) => figuresIn(item, `${place}[${subjectOf(item)}]`));
  if (typeof node !== 'object' || node === null) return [];
  if ('value' in node && 'base' in node && 'people' in node && 'leftOut' in node) {
    // Safe: nothing else in the contract has these fields.
    return [{ place, figure: node as Figure }];
  }
  return Object.entries(node).flatMap(([key, value]) => figuresIn(value, `${place}.${key}`));
}

function subjectOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return '';
  const subject =
    'category' in item ? item.category : 'value' in item ? item.value : 'questionId' in item ? item.questionId : '';
  return typeof subject === 'string' ? subject : '';
}
