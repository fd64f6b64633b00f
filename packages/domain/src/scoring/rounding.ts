/**
 * Rounds half up, also where the binary fraction lies a hair below the half (1.005). Toward plus infinity, so -0.5 is 0.
 */
export function roundHalfUp(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  const scaled = value * factor;
  const rounded = Math.floor(scaled + 0.5 + Math.abs(scaled) * Number.EPSILON) / factor;
  // No screen should say "-0".
  return rounded === 0 ? 0 : rounded;
}
