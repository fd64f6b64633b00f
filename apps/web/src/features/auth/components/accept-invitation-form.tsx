import { Button, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { CallAnswer } from '@vela/contract';
import { wordsBesideFields } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session.tsx';
import { useKeptForm } from '../../../lib/use-kept-form.ts';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useAcceptInvitation } from '../api/invitation.ts';
import { isNewPassword, NAME_RULES, NameFields, NewPasswordFields, repeatsPassword } from './account-fields.tsx';

interface AcceptInvitationFormProps {
  token: string;
  invitation: CallAnswer<'readInvitation'>['invitation'];
  onJoined: () => void;
}

/** Name and password of somebody who joins by a mailed link. */
export function AcceptInvitationForm({ token, invitation, onJoined }: AcceptInvitationFormProps) {
  const { user } = useSession();
  const { form, discard } = useKeptForm({
    key: `invitation.${invitation.email}`,
    initialValues: {
      firstName: invitation.firstName,
      lastName: invitation.lastName,
      password: '',
      confirmPassword: '',
    },
    secret: ['password', 'confirmPassword'],
    validate: {
      ...NAME_RULES,
      password: isNewPassword,
      confirmPassword: repeatsPassword('password'),
    },
  });
  const accept = useAcceptInvitation(() => {
    discard();
    onJoined();
  });
  const { formElement, refuse, refuseWith } = useRefusal(form);
  const problem = wordsBesideFields(accept.error, form.values, 'Joining did not work. Please try again.');
  return (
    <form
      ref={formElement}
      noValidate
      onSubmit={form.onSubmit(({ firstName, lastName, password }) => {
        if (accept.isPending) return;
        accept.mutate({ token, firstName, lastName, password }, { onError: refuseWith });
      }, refuse)}
    >
      <Stack gap="md">
        {user !== null && (
          <Notice tone="yellow">
            You are signed in as {user.name} ({user.email}). Joining signs you out of that account on this device.
          </Notice>
        )}
        {/* Password managers keep the new password under this name. */}
        <TextInput label="Email address" type="email" autoComplete="username" readOnly value={invitation.email} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <NameFields form={form} />
        </SimpleGrid>
        <NewPasswordFields
          password={form.getInputProps('password')}
          confirmation={form.getInputProps('confirmPassword')}
        />
        {problem !== null && <Notice tone="red">{problem}</Notice>}
        <Button type="submit" size="md" fullWidth disabled={accept.isPending}>
          {accept.isPending ? 'Joining...' : `Join ${invitation.companyName}`}
        </Button>
      </Stack>
    </form>
  );
}
