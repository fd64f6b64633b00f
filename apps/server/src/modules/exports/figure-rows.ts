import type { Change, Figure } from '@vela/contract';
import { unroundedOf } from '@vela/domain/analytics';
import type { ExportCell } from '@vela/domain/surveys';

export const FIGURE_HEADER = [
  'Area',
  'About',
  'Figure',
  'Value',
  '95% interval from',
  '95% interval to',
  'Base',
  'People',
  'Skipped',
  'Not applicable',
  'Waiting',
  'Note',
] as const;

export interface NamedFigure {
  area: string;
  about: string;
  name: string;
  figure: Figure;
}

/** A figure with all that it stands on, unrounded. */
export function figureRow({ area, about, name, figure }: NamedFigure): ExportCell[] {
  const { value, low, high } = unroundedOf(figure);
  const { base, people, leftOut } = figure;
  if (figure.hidden) {
    return [area, about, name, ...Array<null>(8).fill(null), HIDDEN_NOTE];
  }
  return [
    ...[area, about, name, value, low, high, base, people],
    ...[leftOut.skipped, leftOut.notApplicable, leftOut.waiting],
    value === null ? 'No answers yet' : null,
  ];
}

export const HIDDEN_NOTE = 'Hidden: too few people';

export interface PlainFact {
  area: string;
  about: string;
  name: string;
  value: ExportCell;
  note?: string;
}

/** A number that stands for itself, such as how many were invited. */
export const factRow = ({ area, about, name, value, note }: PlainFact): ExportCell[] => [
  ...[area, about, name, value],
  ...Array<null>(7).fill(null),
  note ?? null,
];

export interface NamedChange {
  area: string;
  about: string;
  name: string;
  change: Change;
}

/** A change with its interval; without one there is nothing to compare with, and no row. */
export const changeRows = ({ area, about, name, change }: NamedChange): ExportCell[][] =>
  change === null
    ? []
    : [
        [
          ...[area, about, name, change.value, change.low, change.high],
          ...Array<null>(5).fill(null),
          change.isNoise ? 'Within chance' : null,
        ],
      ];

/** A value as it stands in a table of groups. */
export const figureCell = (figure: Figure): ExportCell => (figure.hidden ? 'Hidden' : unroundedOf(figure).value);
