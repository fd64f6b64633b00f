import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient, shouldRetry } from './query-client.ts';

const failed = (status: number) => new ApiError(status, { code: 'x', message: 'x' });

it.each([0, 500, 503, 429])('retries once after status %i', (status) => {
  expect(shouldRetry(0, failed(status))).toBe(true);
  expect(shouldRetry(1, failed(status))).toBe(false);
});

it.each([400, 401, 403, 404, 409, 422])('takes status %i for an answer', (status) => {
  expect(shouldRetry(0, failed(status))).toBe(false);
});

it('does not refetch when the window gets the focus', () => {
  expect(createQueryClient().getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false);
});
