import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '../lib/query-client.ts';
import { SessionProvider } from '../lib/session.tsx';
import { TOAST_LIMIT } from '../lib/toasts.tsx';
import { colorSchemeManager, cssVariables, theme } from '../ui/theme.ts';

export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
      >
        <Notifications position="top-right" limit={TOAST_LIMIT} autoClose={4_000} />
        <SessionProvider>{children}</SessionProvider>
      </MantineProvider>
    </QueryClientProvider>
  );
}
