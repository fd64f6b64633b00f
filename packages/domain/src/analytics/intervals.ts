/** Both ends of a 95% interval. */
export interface Interval {
  low: number;
  high: number;
}

/** What is known of a sample: its mean, the variance of its values (n - 1 below), and how many people it is from. */
export interface Sample {
  mean: number;
  variance: number;
  people: number;
}

/** Values that differ by less are the same: what is left over from adding up in binary. */
const NO_SPREAD = 1e-7;

const hasSpread = ({ variance, people }: Sample): boolean => people >= 2 && variance > NO_SPREAD;

/**
 * Student's interval of a mean: mean ± t(n-1) · s/√n. None for a single person, and none where all said the same: a spread
 * that does not show can't be measured.
 */
export function meanInterval(sample: Sample, bounds: Interval): Interval | null {
  if (!hasSpread(sample)) return null;
  const half = studentQuantile(sample.people - 1) * Math.sqrt(sample.variance / sample.people);
  return within(bounds, { low: sample.mean - half, high: sample.mean + half });
}

/** The interval of a difference of means, `now` - `before`: Welch (1947) with Satterthwaite's degrees of freedom. */
export function meanDifferenceInterval(now: Sample, before: Sample, bounds: Interval): Interval | null {
  if (now.people < 2 || before.people < 2 || !(hasSpread(now) || hasSpread(before))) return null;
  const ofNow = now.variance / now.people;
  const ofBefore = before.variance / before.people;
  const squared = ofNow + ofBefore;
  const degrees = squared ** 2 / (ofNow ** 2 / (now.people - 1) + ofBefore ** 2 / (before.people - 1));
  const half = studentQuantile(Math.max(1, degrees)) * Math.sqrt(squared);
  const difference = now.mean - before.mean;
  return within(bounds, { low: difference - half, high: difference + half });
}

/** A share from 0 to 1 and the people that it is a share of. */
export interface Share {
  share: number;
  people: number;
}

/** The score interval of a share, E. B. Wilson (1927). Holds for few people and for shares near 0 and 1; none without people. */
export function shareInterval({ share, people }: Share): Interval | null {
  if (people <= 0) return null;
  const square = Z_95 ** 2;
  const centre = share + square / (2 * people);
  const half = Z_95 * Math.sqrt((share * (1 - share)) / people + square / (4 * people ** 2));
  const below = 1 + square / people;
  return within({ low: 0, high: 1 }, { low: (centre - half) / below, high: (centre + half) / below });
}

/** The interval of a difference of shares, `now` - `before`: R. G. Newcombe (1998), method 10, from Wilson's intervals. */
export function shareDifferenceInterval(now: Share, before: Share): Interval | null {
  const ofNow = shareInterval(now);
  const ofBefore = shareInterval(before);
  if (ofNow === null || ofBefore === null) return null;
  const difference = now.share - before.share;
  return {
    low: difference - Math.hypot(now.share - ofNow.low, ofBefore.high - before.share),
    high: difference + Math.hypot(ofNow.high - now.share, before.share - ofBefore.low),
  };
}

/** The interval of a correlation over so many points: R. A. Fisher's transformation (1915). */
export function correlationInterval(correlation: number, points: number): Interval | null {
  if (points < 4) return null;
  // A perfect correlation lies infinitely far out on the transformed scale.
  const z = Math.atanh(Math.min(1 - 1e-12, Math.max(-1 + 1e-12, correlation)));
  const half = Z_95 / Math.sqrt(points - 3);
  return { low: Math.tanh(z - half), high: Math.tanh(z + half) };
}

const within = (bounds: Interval, { low, high }: Interval): Interval => ({
  low: Math.max(bounds.low, low),
  high: Math.min(bounds.high, high),
});

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
