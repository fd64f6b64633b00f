/** The normal distribution's 97.5% point: 95% of all values lie within so many standard deviations. */
export const Z_95 = 1.959963984540054;

/**
 * The 97.5% point of Student's t for any number of degrees of freedom from 1 on. G. W. Hill, "Student's t-quantiles",
 * Communications of the ACM 13 (1970), algorithm 396; right to five digits and more.
 */
export function studentQuantile(degrees: number): number {
  const outside = 0.05;
  if (degrees < 1) throw new RangeError(`No t distribution has ${degrees} degrees of freedom`);
  if (degrees === 1) return 1 / Math.tan((outside * Math.PI) / 2);
  if (degrees === 2) return Math.sqrt(2 / (outside * (2 - outside)) - 2);
  const a = 1 / (degrees - 0.5);
  const b = 48 / a ** 2;
  const c = (((20700 * a) / b - 98) * a - 16) * a + 96.36;
  const d = ((94.5 / (b + c) - 3) / b + 1) * Math.sqrt((a * Math.PI) / 2) * degrees;
  const y = (d * outside) ** (2 / degrees);
  return Math.sqrt(degrees * (y > 0.05 + a ? nearNormal({ degrees, a, b, c, d }) : farFromNormal(degrees, d, y)));
}

function nearNormal({ degrees, a, b, c, d }: Record<'degrees' | 'a' | 'b' | 'c' | 'd', number>): number {
  const x = -Z_95;
  const y = x ** 2;
  const few = degrees < 5 ? 0.3 * (degrees - 4.5) * (x + 0.6) : 0;
  const e = (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b + c + few;
  const z = (((((0.4 * y + 6.3) * y + 36) * y + 94.5) / e - y - 3) / b + 1) * x;
  return Math.expm1(a * z ** 2);
}

const farFromNormal = (n: number, d: number, y: number): number =>
  ((1 / (((n + 6) / (n * y) - 0.089 * d - 0.822) * (n + 2) * 3) + 0.5 / (n + 4)) * y - 1) * ((n + 1) / (n + 2)) + 1 / y;
