import { Button, Stack } from '@mantine/core';
import { ACCOUNT_MESSAGES } from '@vela/domain/accounts';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useRegister } from '../api/register.ts';
import { registerErrors } from '../register-errors.ts';
import { registerBody, type RegisterValues, useRegisterForm } from '../use-register-form.ts';
import { CompanyFields } from './company-fields.tsx';
import { OwnAccountFields } from './own-account-fields.tsx';

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
