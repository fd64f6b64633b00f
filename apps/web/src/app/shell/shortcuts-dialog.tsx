import { Kbd, Modal, Table } from '@mantine/core';
import { modifierKey } from './modifier-key.ts';

/** Lists the keys that work everywhere. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const shortcuts = [
    { keys: [modifierKey(), 'K'], action: 'Jump to a screen, survey or person' },
    { keys: ['/'], action: 'Go to the search of the page' },
    { keys: ['?'], action: 'Show these shortcuts' },
    { keys: ['Esc'], action: 'Close what is open' },
  ];
  return (
    <Modal opened onClose={onClose} title="Keyboard shortcuts" size="sm" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Table>
        <Table.Tbody>
          {shortcuts.map(({ keys, action }) => (
            <Table.Tr key={action}>
              <Table.Th fw={400} scope="row">
                {action}
              </Table.Th>
              <Table.Td ta="right">
                {keys.map((key) => (
                  <Kbd key={key} ml={4} ff="text">
                    {key}
                  </Kbd>
                ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
