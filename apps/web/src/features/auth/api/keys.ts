export const authKeys = {
  demo: ['auth', 'demo'] as const,
  invitation: (token: string) => ['auth', 'invitation', token] as const,
  sessions: ['auth', 'sessions'] as const,
};
