import { Fieldset, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { COMPANY_SIZES, INDUSTRIES } from '@vela/domain/company';
import type { RegisterValues } from '../use-register-form.ts';
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

export function CompanyFields({ form }: { form: UseFormReturnType<RegisterValues> }) {
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
