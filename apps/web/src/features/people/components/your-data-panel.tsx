import { Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useUser } from '../../../lib/session-context.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useSavePersonalData } from '../api/person.ts';

/** Everybody may read what is kept about them. */
export function YourDataPanel() {
  const save = useSavePersonalData(useUser().id);
  return (
    <Panel title="Your data" purpose="Everything that Vela keeps about you">
      <Group justify="space-between" gap="md">
        <Text size="sm" maw={460}>
          A JSON file with your profile, sessions and all that is stored under your name. Anonymous answers are not in
          it: they carry no name, so nobody can tell which are yours.
        </Text>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={save.isPending}
          onClick={() => {
            save.mutate();
          }}
        >
          Download my data
        </Button>
      </Group>
    </Panel>
  );
}
