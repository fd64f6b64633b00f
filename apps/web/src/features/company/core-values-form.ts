import type { Company, CoreValuesBody } from '@vela/contract';
import { CORE_VALUE_DEFAULT_IMPORTANCE, CORE_VALUE_LIMITS } from '@vela/domain/company';
import type { FieldProblem } from './forms/use-save-form.ts';
import { parseWhole, problemOfWhole } from './whole-number.ts';

export interface CoreValueRow {
  /** Of the row on the screen; the server keeps the order alone. */
  id: string;
  value: string;
  description: string;
  importance: string;
}

export interface CoreValuesForm {
  rows: CoreValueRow[];
}

const EMPTY_ROW = { value: '', description: '', importance: String(CORE_VALUE_DEFAULT_IMPORTANCE) };
export const CORE_VALUES_TEMPLATE: CoreValuesForm = { rows: [{ id: '', ...EMPTY_ROW }] };

export const newRow = (id: string): CoreValueRow => ({ id, ...EMPTY_ROW });

export const formFromCoreValues = (values: Company['coreValues']): CoreValuesForm => ({
  rows: values.map(({ value, description, importance }, index) => ({
    id: `saved-${index}`,
    value,
    description,
    importance: String(importance),
  })),
});

const isBlank = ({ value }: CoreValueRow): boolean => value.trim() === '';

/** What the server is sent: rows without a value are dropped. */
export const coreValuesOf = ({ rows }: CoreValuesForm): CoreValuesBody['values'] =>
  rows
    .filter((row) => !isBlank(row))
    .map(({ value, description, importance }) => ({
      value: value.trim(),
      description: description.trim(),
      importance: parseWhole(importance) ?? CORE_VALUE_DEFAULT_IMPORTANCE,
    }));

/** Problems by row id and field; rows that will be dropped have none. */
export function problemsOfCoreValues({ rows }: CoreValuesForm): FieldProblem[] {
  const { importanceMin, importanceMax } = CORE_VALUE_LIMITS;
  return rows
    .filter((row) => !isBlank(row) && problemOfWhole(row.importance, [importanceMin, importanceMax]) !== null)
    .map(({ id }) => ({
      path: `${id}.importance`,
      message: `Importance is a whole number from ${importanceMin} to ${importanceMax}`,
    }));
}

export function moveRow(rows: readonly CoreValueRow[], from: number, to: number): CoreValueRow[] {
  const moved = rows[from];
  if (moved === undefined) return [...rows];
  return rows.toSpliced(from, 1).toSpliced(to, 0, moved);
}
