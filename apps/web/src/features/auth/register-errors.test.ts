import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { registerErrors } from './register-errors.ts';

it('ties a taken address to its field', () => {
  const message = 'An account with this email already exists';
  expect(registerErrors(new ApiError(409, { code: 'conflict', message }))).toEqual({ email: message });
});

it('ties other problems to the fields that the server names', () => {
  const issues = [{ path: 'password', message: 'Too common' }];
  expect(registerErrors(new ApiError(422, { code: 'invalid', message: 'x', issues }))).toEqual({
    password: 'Too common',
  });
  expect(registerErrors(new ApiError(500, { code: 'internal', message: 'x' }))).toEqual({});
});
