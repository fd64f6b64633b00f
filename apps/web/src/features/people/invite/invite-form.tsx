import { Button, Group, NativeSelect, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { INVITATION_DAYS, PERSON_LIMITS, plainText, splitFullName } from '@vela/domain/people';
import { messageOf } from '../../../lib/api-error.ts';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useKeptForm } from '../../../lib/use-kept-form.ts';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { Notice } from '../../../ui/notice.tsx';
import { type Invited, useInvitePeople } from '../api/people-invitations.ts';
import { PersonSelect } from '../components/person-select.tsx';
import { PersonDepartmentField } from '../person/person-inputs.tsx';
import { ROLE_CHOICES, ROLE_LABELS, ROLE_POWERS, roleIn } from '../role-words.ts';

interface InviteFormProps {
  onInvited: (results: readonly Invited[]) => void;
  onClose: () => void;
}

const EMPTY = { emails: '', role: 'employee', departmentId: '', managerId: '' };

function problemOf(text: string): string | null {
  const { emails, unreadable } = parseAddressList(text);
  if (unreadable.length > 0) return `This is not an email address: ${unreadable.slice(0, 5).join(', ')}`;
  return emails.length === 0 ? 'Please enter an email address' : null;
}

export function InviteForm({ onInvited, onClose }: InviteFormProps) {
  const formats = useFormats();
  const invite = useInvitePeople();
  const { form, discard } = useKeptForm({
    key: 'invite-people',
    initialValues: EMPTY,
    validate: { emails: problemOf },
  });
  const { formElement, refuse, refuseWith } = useRefusal(form);
  const { emails, names } = parseAddressList(form.values.emails);
  const role = roleIn(form.values.role);
  const submit = ({ departmentId, managerId }: typeof form.values) => {
    if (invite.isPending) return;
    invite.mutate(
      { emails, names, role, departmentId: departmentId || null, managerId: managerId || null },
      {
        onSuccess(results) {
          form.reset();
          discard();
          onInvited(results);
        },
        onError: refuseWith,
      },
    );
  };
  return (
    <form ref={formElement} noValidate onSubmit={form.onSubmit(submit, refuse)}>
      <Stack gap="md">
        <Textarea
          label="Email addresses"
          description="Separated by commas, semicolons, spaces or lines; names in front of them are kept"
          placeholder={'ann@example.com, bob@example.com\nCy Twain <cy@example.com>'}
          data-autofocus
          autosize
          minRows={4}
          maxRows={12}
          {...form.getInputProps('emails')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <NativeSelect label="Role" data={ROLE_CHOICES} {...form.getInputProps('role')} />
          <PersonDepartmentField
            value={form.values.departmentId}
            error={form.errors.departmentId}
            onChange={(id) => {
              form.setFieldValue('departmentId', id);
            }}
          />
          <PersonSelect
            label="Manager"
            placeholder="Nobody"
            value={form.values.managerId || null}
            error={form.errors.managerId}
            onChange={(id) => {
              form.setFieldValue('managerId', id ?? '');
            }}
          />
        </SimpleGrid>
        <Notice tone="blue">
          {ROLE_LABELS[role]}: {ROLE_POWERS[role]} Each link works once and for {INVITATION_DAYS} days.
        </Notice>
        {invite.error !== null && (
          <Notice tone="red">
            {messageOf(invite.error, 'The invitations could not be sent.')} Sending them again invites nobody twice.
          </Notice>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={invite.isPending}>
            {emails.length > 0 ? `Invite ${counted(formats, emails.length, 'person', 'people')}` : 'Invite'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface KnownName {
  email: string;
  firstName: string;
  lastName: string;
}

interface AddressList {
  /** Each address once, as it was first written. */
  emails: string[];
  /** Of those addresses that stand behind a name. */
  names: KnownName[];
  /** What stands there and is no address. */
  unreadable: string[];
}

/** Names may hold separators when they are quoted, and their address stands between angle brackets. */
const ENTRY = /(?:"[^"]*"|[^"<>,;\r\n])*<[^<>]*>|[^\s,;]+/g;
const BRACKETS = /^(.*)<([^<>]*)>\s*$/s;
const QUOTES = /^["'\s]+|["'\s]+$/g;
/** The server judges an address for good; this only catches what can't be one. */
const EMAIL_SHAPE = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

/** Addresses out of a pasted text: separated by commas, semicolons, spaces or lines, also as `Ann Lee <ann@x.org>`. */
export function parseAddressList(text: string): AddressList {
  const emails = new Map<string, string>();
  const names = new Map<string, KnownName>();
  const unreadable: string[] = [];
  for (const [entry] of text.matchAll(ENTRY)) {
    const [, before = '', between = entry] = BRACKETS.exec(entry) ?? [];
    const email = between.trim().replace(/^mailto:/i, '');
    if (!EMAIL_SHAPE.test(email)) {
      unreadable.push(entry.trim());
      continue;
    }
    const key = email.toLowerCase();
    emails.set(key, emails.get(key) ?? email);
    const name = nameIn(before);
    if (name !== null && !names.has(key)) names.set(key, { email: emails.get(key) ?? email, ...name });
  }
  return { emails: [...emails.values()], names: [...names.values()], unreadable };
}

/** Mail programs repeat the address where they know no name. */
function nameIn(text: string): { firstName: string; lastName: string } | null {
  const name = plainText(text.replace(QUOTES, ''));
  if (name === '' || name.includes('@')) return null;
  const parts = splitFullName(name);
  const isTooLong = Math.max(parts.firstName.length, parts.lastName.length) > PERSON_LIMITS.name;
  return isTooLong ? null : parts;
}
