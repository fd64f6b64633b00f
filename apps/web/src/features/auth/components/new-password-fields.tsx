import type { PasswordInputProps } from '@mantine/core';
import { PasswordField } from '../../../ui/password-field.tsx';
import { PASSWORD_HINT } from '../account-field-rules.ts';

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
