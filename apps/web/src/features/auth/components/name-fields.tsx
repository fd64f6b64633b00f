import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
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
