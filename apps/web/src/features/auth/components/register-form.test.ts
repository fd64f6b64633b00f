import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { registerBody, registerErrors } from './register-form.tsx';

const values = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@x.example',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  companyName: 'X',
  industry: 'finance',
  companySize: '11-50',
  domain: '',
};

describe('registerBody', () => {
  it('keeps the repeated password and an empty domain to itself', () => {
    const body = registerBody(values, 'Europe/Berlin');
    expect(body).toMatchObject({ firstName: 'Ada', industry: 'finance', timeZone: 'Europe/Berlin' });
    expect(body).not.toHaveProperty('confirmPassword');
    expect(body).not.toHaveProperty('domain');
  });

  it('sends a domain that was given', () => {
    expect(registerBody({ ...values, domain: ' x.example ' }, 'UTC')).toMatchObject({ domain: 'x.example' });
  });

  it('is not complete without the choices', () => {
    expect(registerBody({ ...values, industry: '' }, 'UTC')).toBeNull();
    expect(registerBody({ ...values, companySize: 'many' }, 'UTC')).toBeNull();
  });
});

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
