import { Button, CloseButton, Group, Popover, Stack, Text, TextInput } from '@mantine/core';
import { IconShare3 } from '@tabler/icons-react';
import type { Survey } from '@vela/contract';
import qrcode from 'qrcode-generator';
import { useId, useState, useMemo } from 'react';
import { paths } from '../../../app/paths.ts';
import { counted } from '../../../lib/format.ts';
import { toastInfo, toastSuccess } from '../../../lib/toasts.tsx';
import { useFormats } from '../../../lib/use-formats.ts';

/** Light modules around the code, without which many cameras don't find it. */
const QUIET_ZONE = 4;

/** How people get to the survey: by a link to be shared, or by links of their own. */
export function ShareSurvey({ survey }: { survey: Survey }) {
  const [opened, setOpened] = useState(false);
  const titleId = useId();
  const isInvited = survey.settings.access === 'invited_only';
  const link = `${window.location.origin}${paths.publicSurvey(survey._id)}`;
  const share = () => {
    setOpened(true);
    if (!isInvited) void copyLink(link);
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
              {isInvited ? 'Personal links' : 'Public link'}
            </Text>
            <CloseButton
              aria-label="Close sharing"
              onClick={() => {
                setOpened(false);
              }}
            />
          </Group>
          {isInvited ? <PersonalLinks survey={survey} /> : <PublicLink survey={survey} link={link} />}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function PersonalLinks({ survey }: { survey: Survey }) {
  const formats = useFormats();
  const invited = counted(formats, survey.invitedCount, 'person was', 'people were');
  switch (survey.status) {
    case 'draft':
    case 'scheduled':
      return (
        <Text size="sm">
          At the launch everybody in the audience gets a personal link, by e-mail and in Vela. There is no link to
          share.
        </Text>
      );
    case 'active':
      return (
        <>
          <Text size="sm">
            {invited} invited. Personal links went out by e-mail and wait in Vela, under “Surveys for you”.
          </Text>
          <Text size="xs" c="dimmed">
            There is no link to share: each of them works once, for the person it was made for.
          </Text>
        </>
      );
    case 'closed':
    case 'archived':
      return <Text size="sm">{invited} invited. Their personal links say that the survey has closed.</Text>;
  }
}

/** The link with a QR code, for posters and where the clipboard is out of reach. */
function PublicLink({ survey, link }: { survey: Survey; link: string }) {
  return (
    <>
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
    </>
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

interface QrCodeProps {
  text: string;
  label: string;
  size?: number;
}

/** Always dark on white: scanners need that, also in dark mode. */
function QrCode({ text, label, size = 168 }: QrCodeProps) {
  const { path, width } = useMemo(() => modulesOf(text), [text]);
  return (
    <svg role="img" aria-label={label} width={size} height={size} viewBox={`0 0 ${String(width)} ${String(width)}`}>
      <rect width={width} height={width} fill="#fff" rx={2} />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

function modulesOf(text: string): { path: string; width: number } {
  // Type 0: the smallest code that holds the text.
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (code.isDark(row, column)) path += `M${String(column + QUIET_ZONE)} ${String(row + QUIET_ZONE)}h1v1h-1z`;
    }
  }
  return { path, width: count + 2 * QUIET_ZONE };
}
