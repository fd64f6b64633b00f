import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Dashboards and lists look again this often, figures that are costly to compute at the slower pace. */
export const POLL_MS = 30_000;
export const SLOW_POLL_MS = 60_000;

/** Queries retry once, except where the server gave a verdict that asking again can't change. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  if (error instanceof ApiError && !error.isTransient) return false;
  return failureCount < 1;
}

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, refetchOnWindowFocus: false, staleTime: 5_000 },
      mutations: { retry: false },
    },
  });
