/**
 * Every threshold at which a figure becomes a risk, in one place; the guide repeats the table in words. `high` and `medium`
 * are passed when the figure lies below them (above, for overdue reviews).
 */
export const RISK_RULES = {
  /** Score of a category, 0 to 100. */
  lowScore: { high: 50, medium: 60 },
  /** The same for workload: a low score means too much of it. */
  highWorkload: { high: 50, medium: 60 },
  /** Points lost against the period before, where that is more than noise. */
  fallingScore: { high: -10, medium: -5 },
  /** eNPS, -100 to 100. */
  lowEnps: { high: -20, medium: 0 },
  /** Per cent that answered, over surveys that have closed. */
  lowParticipation: { high: 30, medium: 50 },
  /** Percentage points of it lost, where that is more than noise. */
  fallingParticipation: { high: -20, medium: -10 },
  /** Points that a department lies below the company, where its interval does not reach the company's score. */
  departmentBehind: { high: -20, medium: -10 },
  /** Per cent of the comments about a theme that are negative. */
  negativeTheme: { high: 75, medium: 50 },
  /** Per cent of the unfinished reviews that are overdue. */
  overdueReviews: { high: 50, medium: 20 },
} as const satisfies Record<string, { high: number; medium: number }>;

export type RiskRule = keyof typeof RISK_RULES;

export const RISK_SEVERITIES = ['high', 'medium', 'low'] as const;
export type RiskSeverity = (typeof RISK_SEVERITIES)[number];

/** The severity of a figure where less is worse; null where it is no risk. */
export function severityBelow(rule: RiskRule, value: number): RiskSeverity | null {
  const { high, medium } = RISK_RULES[rule];
  if (value < high) return 'high';
  return value < medium ? 'medium' : null;
}

/** The same where more is worse; whatever is there at all is a low risk. */
export function severityAbove(rule: RiskRule, value: number): RiskSeverity | null {
  const { high, medium } = RISK_RULES[rule];
  if (value >= high) return 'high';
  if (value >= medium) return 'medium';
  return value > 0 ? 'low' : null;
}
