import { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { ACCOUNT_MESSAGES, PASSWORD_MIN_LENGTH } from '@vela/domain/accounts';
import { PERSON_LIMITS } from '@vela/domain/people';

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

/** The address of an account; what a browser keeps it as depends on whether there is one already. */
export function EmailField(props: TextInputProps & { autoComplete: 'username' | 'email' }) {
  return <TextInput label="Email address" type="email" required withAsterisk={false} {...props} />;
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

/** A password with a show/hide toggle that keyboards and screen readers reach too. */
export function PasswordField(props: PasswordInputProps) {
  const [visible, { toggle }] = useDisclosure(false);
  return (
    <PasswordInput
      {...props}
      // Unlike Mantine's other fields, this one leaves it to its user to say that it is wrong.
      aria-invalid={props.error ? true : undefined}
      visible={visible}
      onVisibilityChange={toggle}
      visibilityToggleButtonProps={{
        'aria-label': visible ? 'Hide password' : 'Show password',
        'aria-hidden': false,
        tabIndex: 0,
      }}
    />
  );
}

type Rule = (value: string) => string | null;

/** The server judges an address for good; this only catches what can't be one. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const requiredField =
  (message: string): Rule =>
  (value) =>
    value.trim() === '' ? message : null;

export const NAME_RULES = {
  firstName: requiredField('First name is required'),
  lastName: requiredField('Last name is required'),
};

export const isEmail: Rule = (value) => {
  if (value.trim() === '') return 'Email is required';
  return EMAIL_SHAPE.test(value.trim()) ? null : 'Please enter a valid email address';
};

export const isNewPassword: Rule = (value) => {
  if (value === '') return 'Password is required';
  return value.length < PASSWORD_MIN_LENGTH ? `The password needs at least ${PASSWORD_MIN_LENGTH} characters` : null;
};

/** What is typed once more must be the same as in the other field. */
export const repeatsPassword =
  <Field extends string>(field: Field) =>
  (value: string, values: Record<Field, string>): string | null =>
    value === values[field] ? null : ACCOUNT_MESSAGES.passwordsDiffer;

const PASSWORD_HINT = `At least ${PASSWORD_MIN_LENGTH} characters`;
