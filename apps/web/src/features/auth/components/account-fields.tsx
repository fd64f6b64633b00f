import { type PasswordInputProps, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { PERSON_LIMITS } from '@vela/domain/people';
import { PasswordField } from '../../../ui/password-field.tsx';
import { PASSWORD_HINT } from '../account-field-rules.ts';

interface NameFieldsProps {
  form: Pick<UseFormReturnType<{ firstName: string; lastName: string }>, 'getInputProps'>;
}

/** The name of a person as two fields of a grid. */
export function NameFields({ form }: NameFieldsProps) {
  return (
    <>
      <TextInput
        label="First Name"
        autoComplete="given-name"
        maxLength={PERSON_LIMITS.name}
        required
        withAsterisk={false}
        {...form.getInputProps('firstName')}
      />
      <TextInput
        label="Last Name"
        autoComplete="family-name"
        maxLength={PERSON_LIMITS.name}
        required
        withAsterisk={false}
        {...form.getInputProps('lastName')}
      />
    </>
  );
}

interface NewPasswordFieldsProps {
  /** What the form knows of each of the fields, and other words for it. */
  password: PasswordInputProps;
  confirmation: PasswordInputProps;
}

/** A new password and its confirmation. */
export function NewPasswordFields({ password, confirmation }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label="Password"
        description={PASSWORD_HINT}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="new-password"
        required
        withAsterisk={false}
        {...password}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        required
        withAsterisk={false}
        {...confirmation}
      />
    </>
  );
}
