import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { type Icon, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { IconButton } from '../../ui/icon-button.tsx';

const SCHEMES: Record<MantineColorScheme, { icon: Icon; label: string; next: MantineColorScheme }> = {
  auto: { icon: IconDeviceDesktop, label: 'Colours: like the system', next: 'light' },
  light: { icon: IconSun, label: 'Colours: light', next: 'dark' },
  dark: { icon: IconMoon, label: 'Colours: dark', next: 'auto' },
};

/** Goes from the system's scheme to light to dark and back; the choice is kept. */
export function ColorSchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { icon, label, next } = SCHEMES[colorScheme];
  return (
    <IconButton
      icon={icon}
      label={label}
      onClick={() => {
        setColorScheme(next);
      }}
    />
  );
}
