import { SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { PasswordField } from '../../../ui/password-field.tsx';
import { PASSWORD_HINT } from '../account-field-rules.ts';
import type { RegisterValues } from '../use-register-form.ts';

interface PersonFieldsProps {
  form: UseFormReturnType<RegisterValues>;
  passwordsDiffer: boolean;
  /** The alert that explains differing passwords. */
  alertId: string;
}

const REQUIRED = { required: true, withAsterisk: false } as const;

export function PersonFields({ form, passwordsDiffer, alertId }: PersonFieldsProps) {
  const confirm = form.getInputProps('confirmPassword');
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput label="First Name" autoComplete="given-name" {...REQUIRED} {...form.getInputProps('firstName')} />
        <TextInput label="Last Name" autoComplete="family-name" {...REQUIRED} {...form.getInputProps('lastName')} />
      </SimpleGrid>
      <TextInput
        label="Email address"
        type="email"
        autoComplete="email"
        {...REQUIRED}
        {...form.getInputProps('email')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <PasswordField
          label="Password"
          description={PASSWORD_HINT}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="new-password"
          {...REQUIRED}
          {...form.getInputProps('password')}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          {...REQUIRED}
          {...confirm}
          error={passwordsDiffer ? true : confirm.error}
          aria-describedby={passwordsDiffer ? alertId : undefined}
        />
      </SimpleGrid>
    </>
  );
}
