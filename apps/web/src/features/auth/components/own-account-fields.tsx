import { SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { RegisterValues } from '../use-register-form.ts';
import { NameFields } from './name-fields.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

interface PersonFieldsProps {
  form: UseFormReturnType<RegisterValues>;
  passwordsDiffer: boolean;
  /** The alert that explains differing passwords. */
  alertId: string;
}

export function OwnAccountFields({ form, passwordsDiffer, alertId }: PersonFieldsProps) {
  const confirm = form.getInputProps('confirmPassword');
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <NameFields form={form} />
      </SimpleGrid>
      <TextInput
        label="Email address"
        type="email"
        autoComplete="email"
        required
        withAsterisk={false}
        {...form.getInputProps('email')}
      />
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
