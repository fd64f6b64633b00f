import { describe, expect, it } from 'vitest';
import { registerBody } from './use-register-form.ts';

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
