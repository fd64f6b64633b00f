/**
 * What people write about at work. A closed list, told apart by fixed words, rather than the comments' own words: those
 * could be a name, or a phrase that gives its writer away.
 */
export const COMMENT_THEMES = [
  'workload',
  'wellbeing',
  'recognition',
  'growth',
  'communication',
  'leadership',
  'manager',
  'pay',
  'tools',
  'processes',
  'meetings',
  'flexibility',
  'team',
  'culture',
  'onboarding',
  'direction',
  'workplace',
  'security',
] as const;
export type CommentTheme = (typeof COMMENT_THEMES)[number];

export const COMMENT_THEME_LABELS: Record<CommentTheme, string> = {
  workload: 'Workload',
  wellbeing: 'Wellbeing',
  recognition: 'Recognition',
  growth: 'Career and learning',
  communication: 'Communication',
  leadership: 'Leadership',
  manager: 'Managers',
  pay: 'Pay and benefits',
  tools: 'Tools',
  processes: 'Processes',
  meetings: 'Meetings',
  flexibility: 'Flexibility',
  team: 'Teamwork',
  culture: 'Fairness and respect',
  onboarding: 'Onboarding',
  direction: 'Goals and priorities',
  workplace: 'Office',
  security: 'Job security',
};

/** How a comment sounds. `neutral` is neither, or both alike. */
export const COMMENT_SENTIMENTS = ['positive', 'neutral', 'negative'] as const;
export type CommentSentiment = (typeof COMMENT_SENTIMENTS)[number];

export const COMMENT_SENTIMENT_LABELS: Record<CommentSentiment, string> = {
  positive: 'Positive',
  neutral: 'Neutral or mixed',
  negative: 'Negative',
};
