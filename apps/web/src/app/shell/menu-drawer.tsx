import { Drawer } from '@mantine/core';
import { Sidebar } from './sidebar.tsx';

/** The slide-over menu of small screens. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Drawer.Root opened onClose={onClose} size={280} padding={0}>
      <Drawer.Overlay />
      <Drawer.Content aria-label="Menu">
        <Sidebar compact onLeave={onClose} />
      </Drawer.Content>
    </Drawer.Root>
  );
}
