/** An area of concern comes as a text, or as an object that names it and may say more. */
export type RiskArea = string | { area: string; statement?: string };

export function riskAreaText(risk: RiskArea): string {
  if (typeof risk === 'string') return risk;
  return risk.statement === undefined || risk.statement === '' ? risk.area : risk.statement;
}
