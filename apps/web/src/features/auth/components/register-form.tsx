import { Button, Fieldset, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { RegisterBody } from '@vela/contract';
import { ACCOUNT_MESSAGES } from '@vela/domain/accounts';
import { COMPANY_SIZES, type CompanySize, INDUSTRIES, type Industry } from '@vela/domain/company';
import { ApiError, fieldErrors } from '../../../lib/api-error.ts';
import { useKeptForm } from '../../../lib/use-kept-form.ts';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useRegister } from '../api/signing-in.ts';
import {
  EmailField,
  isEmail,
  isNewPassword,
  NAME_RULES,
  NameFields,
  NewPasswordFields,
  requiredField,
} from './account-fields.tsx';
import classes from './company-fields.module.css';

const REQUIRED = { required: true, withAsterisk: false } as const;

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const industries = [
  { value: '', label: 'Select industry', disabled: true },
  ...INDUSTRIES.map((value) => ({ value, label: capitalised(value) })),
];
const sizes = [
  { value: '', label: 'Select size', disabled: true },
  ...COMPANY_SIZES.map((value) => ({ value, label: `${value} employees` })),
];

export function RegisterForm() {
  const { form, discard } = useRegisterForm();
  const register = useRegister(discard);
  const passwordsDiffer = form.errors.confirmPassword === ACCOUNT_MESSAGES.passwordsDiffer;

  const { formElement, refuse } = useRefusal(form);
  const submit = (values: RegisterValues) => {
    if (values.password !== values.confirmPassword) {
      form.setErrors({ confirmPassword: ACCOUNT_MESSAGES.passwordsDiffer });
      refuse();
      return;
    }
    const body = registerBody(values, Intl.DateTimeFormat().resolvedOptions().timeZone);
    if (body === null) return;
    register.mutate(body, {
      onError(error) {
        form.setErrors(registerErrors(error));
        refuse();
      },
    });
  };

  return (
    <form ref={formElement} noValidate onSubmit={form.onSubmit(submit, refuse)}>
      <Stack gap="md">
        <OwnAccountFields form={form} passwordsDiffer={passwordsDiffer} alertId="passwords-differ" />
        <CompanyFields form={form} />
        {passwordsDiffer && (
          <Notice id="passwords-differ" tone="red">
            {ACCOUNT_MESSAGES.passwordsDiffer}
          </Notice>
        )}
        <Button type="submit" size="md" fullWidth disabled={register.isPending}>
          {register.isPending ? 'Creating account...' : 'Create account'}
        </Button>
      </Stack>
    </form>
  );
}

interface PersonFieldsProps {
  form: UseFormReturnType<RegisterValues>;
  passwordsDiffer: boolean;
  /** The alert that explains differing passwords. */
  alertId: string;
}

function OwnAccountFields({ form, passwordsDiffer, alertId }: PersonFieldsProps) {
  const confirm = form.getInputProps('confirmPassword');
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <NameFields form={form} />
      </SimpleGrid>
      <EmailField autoComplete="email" {...form.getInputProps('email')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <NewPasswordFields
          password={form.getInputProps('password')}
          confirmation={{
            ...confirm,
            error: passwordsDiffer ? true : confirm.error,
            'aria-describedby': passwordsDiffer ? alertId : undefined,
          }}
        />
      </SimpleGrid>
    </>
  );
}

function CompanyFields({ form }: { form: UseFormReturnType<RegisterValues> }) {
  return (
    <Fieldset legend="Company Information" variant="unstyled" classNames={{ legend: classes.legend }}>
      <Stack gap="md">
        <TextInput
          label="Company Name"
          autoComplete="organization"
          {...REQUIRED}
          {...form.getInputProps('companyName')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <NativeSelect label="Industry" data={industries} {...REQUIRED} {...form.getInputProps('industry')} />
          <NativeSelect label="Company Size" data={sizes} {...REQUIRED} {...form.getInputProps('companySize')} />
        </SimpleGrid>
        <TextInput
          label="Company Domain"
          description="We'll auto-detect this from your email if not provided"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder="Optional"
          {...form.getInputProps('domain')}
        />
      </Stack>
    </Fieldset>
  );
}

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  companyName: '',
  industry: '',
  companySize: '',
  domain: '',
};
type RegisterValues = typeof EMPTY;

const useRegisterForm = () =>
  useKeptForm<RegisterValues>({
    key: 'register',
    initialValues: EMPTY,
    secret: ['password', 'confirmPassword'],
    validate: {
      ...NAME_RULES,
      email: isEmail,
      password: isNewPassword,
      confirmPassword: requiredField('Please repeat the password'),
      companyName: requiredField('Company name is required'),
      industry: (value) => (isIndustry(value) ? null : 'Please choose an industry'),
      companySize: (value) => (isCompanySize(value) ? null : 'Please choose a company size'),
    },
  });

/** What is sent; null while a choice is missing, which the form's own rules report. */
export function registerBody(values: RegisterValues, timeZone: string): RegisterBody | null {
  const { confirmPassword: _, industry, companySize, domain, ...rest } = values;
  if (!isIndustry(industry) || !isCompanySize(companySize)) return null;
  const given = domain.trim();
  return { ...rest, industry, companySize, timeZone, ...(given === '' ? {} : { domain: given }) };
}

const isIndustry = (value: string): value is Industry => INDUSTRIES.some((industry) => industry === value);
const isCompanySize = (value: string): value is CompanySize => COMPANY_SIZES.some((size) => size === value);

/** What a refused registration says about its fields. The only conflict that there can be is about the address. */
export function registerErrors(error: unknown): Record<string, string> {
  if (error instanceof ApiError && error.status === 409) return { email: error.message };
  return fieldErrors(error);
}
