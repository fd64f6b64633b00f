import { Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { PeopleList } from './people-list.tsx';

/** Who works here: the whole content of the tab, for whoever may see people. */
export function PeopleTab() {
  const [, invite] = useDisclosure(false);
  return (
    <Stack gap="lg">
      <PeopleList onInvite={invite.open} />
    </Stack>
  );
}
