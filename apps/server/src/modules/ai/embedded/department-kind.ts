import type { DepartmentKind } from '../item-bank/bank-item.ts';

/** What departments of a kind are called, in the languages of the respondent's page. First match wins. */
const KINDS: readonly [DepartmentKind, RegExp][] = [
  ['engineering', /\b(?:engineer|develop|software|technology|tech|it\b|devops|platform|data|qa|r&d|technik|ingenier)/i],
  ['support', /\b(?:support|customer (?:success|service|care)|help ?desk|kundenservice|atención)/i],
  ['sales', /\b(?:sales|account|business development|vertrieb|ventas)/i],
  ['marketing', /\b(?:marketing|brand|communications|content|growth)/i],
  ['product', /\b(?:products?\b|producto\b|design|ux|research|produkt)/i],
  ['people', /\b(?:people|hr\b|human resources|talent|recruit|personal)/i],
  ['finance', /\b(?:financ|accounting|controlling|legal|finanz)/i],
  ['operations', /\b(?:operation|logistic|production|warehouse|facilit|supply|betrieb|operaciones)/i],
];

/** The kind of a department by its name, or null where the name says nothing that the item bank knows. */
export function departmentKindOf(name: string | undefined): DepartmentKind | null {
  if (!name) return null;
  return KINDS.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}
