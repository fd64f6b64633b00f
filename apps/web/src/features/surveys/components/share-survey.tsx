import { Button, CloseButton, Group, Popover, Stack, Text, TextInput } from '@mantine/core';
import { IconShare3 } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { Survey } from '@vela/contract';
import { paths } from '../../../app/paths.ts';
import { toastInfo, toastSuccess } from '../../../lib/toasts.tsx';
import { QrCode } from './qr-code.tsx';

/** Copies the public link and shows it with a QR code, for posters and where the clipboard is out of reach. */
export function ShareSurvey({ survey }: { survey: Survey }) {
  const [opened, setOpened] = useState(false);
  const titleId = useId();
  const link = `${window.location.origin}${paths.publicSurvey(survey._id)}`;
  const share = () => {
    setOpened(true);
    void copyLink(link);
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={300}
      shadow="md"
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconShare3 size={16} aria-hidden />}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={share}
        >
          Share
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-labelledby={titleId}>
        <Stack gap="sm">
          <Group justify="space-between" wrap="nowrap">
            <Text fw={600} size="sm" id={titleId}>
              Public link
            </Text>
            <CloseButton
              aria-label="Close sharing"
              onClick={() => {
                setOpened(false);
              }}
            />
          </Group>
          <TextInput
            aria-label="Link of the survey"
            readOnly
            value={link}
            data-autofocus
            onFocus={(event) => {
              event.currentTarget.select();
            }}
          />
          <Button variant="light" onClick={() => void copyLink(link)}>
            Copy link
          </Button>
          <Group justify="center">
            <QrCode text={link} label="QR code of the survey's link" />
          </Group>
          <Text size="xs" c="dimmed">
            {survey.status === 'active'
              ? 'Whoever has this link can answer.'
              : 'Whoever opens this link is told that the survey is not open at the moment.'}
          </Text>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toastSuccess('Survey link copied to clipboard!');
  } catch {
    // No permission, or a page without https: the link stands in the field, already selected.
    toastInfo('Your browser does not allow copying here. Select the link and copy it.');
  }
}
