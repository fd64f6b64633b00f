export const authKeys = {
  demo: ['auth', 'demo'] as const,
  sessions: ['auth', 'sessions'] as const,
};
