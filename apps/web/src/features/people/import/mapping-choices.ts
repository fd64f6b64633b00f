import { IMPORT_FIELD_LABELS, IMPORT_FIELDS, type ImportField, type ImportMapping } from '@vela/domain/people';

/** What a column is taken for; null when it is left out. */
export const mappedField = (mapping: ImportMapping, column: number): ImportField | null =>
  IMPORT_FIELDS.find((field) => mapping[field] === column) ?? null;

/** The mapping with another field for a column. A field that another column had moves here. */
export function withColumn(mapping: ImportMapping, column: number, field: ImportField | null): ImportMapping {
  const rest = Object.entries(mapping).filter(([known, at]) => at !== column && known !== field);
  return Object.fromEntries(field === null ? rest : [...rest, [field, column]]);
}

export const FIELD_CHOICES: { value: '' | ImportField; label: string }[] = [
  { value: '', label: 'Leave out' },
  ...IMPORT_FIELDS.map((value) => ({
    value,
    label: value === 'email' ? `${IMPORT_FIELD_LABELS.email} (required)` : IMPORT_FIELD_LABELS[value],
  })),
];

/** A mapping as it was kept on the device; what does not fit the file is dropped. */
export function keptMapping(stored: unknown, columns: number): ImportMapping | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const known = new Map<string, unknown>(Object.entries(stored));
  return Object.fromEntries(
    IMPORT_FIELDS.flatMap((field) => {
      const column = known.get(field);
      return typeof column === 'number' && Number.isInteger(column) && column >= 0 && column < columns
        ? [[field, column] as const]
        : [];
    }),
  );
}
