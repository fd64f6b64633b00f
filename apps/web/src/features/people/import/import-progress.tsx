import { Progress, Stack, Text } from '@mantine/core';
import type { PeopleImport } from '@vela/contract';
import { useFormats } from '../../../lib/use-formats.ts';
import { Panel } from '../../../ui/panel.tsx';

export function ImportProgress({ import: known }: { import: PeopleImport }) {
  const formats = useFormats();
  const percent = known.rowCount === 0 ? 0 : Math.min(100, (known.processedRows / known.rowCount) * 100);
  return (
    <Panel title="Importing..." purpose={known.fileName}>
      <Stack gap="xs" role="status" aria-busy="true">
        <Text size="sm">
          {formats.number(known.processedRows)} of {formats.number(known.rowCount)} rows
        </Text>
        <Progress value={percent} animated aria-label="Imported rows" />
        <Text size="sm" c="dimmed">
          You can leave this screen: the import goes on, and you find it among the past imports.
        </Text>
      </Stack>
    </Panel>
  );
}
