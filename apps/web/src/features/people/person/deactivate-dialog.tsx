import { Text } from '@mantine/core';
import type { Person } from '@vela/contract';
import { useState } from 'react';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useDeactivatePerson } from '../api/deactivate-person.ts';
import { ChangeDialog } from '../components/change-dialog.tsx';
import { PersonSelect } from '../components/person-select.tsx';

const ABOVE = 'above';

/** Says what goes with somebody's access, and asks who leads the reports from now on. */
export function DeactivateDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const deactivate = useDeactivatePerson(person.id);
  const formats = useFormats();
  const [leader, setLeader] = useState<string>(ABOVE);
  const above = {
    value: ABOVE,
    label: person.manager === null ? 'Nobody' : `${person.manager.name}, the manager above`,
  };
  const confirm = () => {
    deactivate.mutate(leader === ABOVE ? {} : { reportsTo: leader }, { onSuccess: onClose });
  };
  return (
    <ChangeDialog
      title={`Deactivate ${person.name}?`}
      confirmLabel="Deactivate"
      danger
      busy={deactivate.isPending}
      error={deactivate.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Text size="sm">
        {person.name} is signed out everywhere at once, can’t sign in any more, and is neither asked nor counted. An
        invitation that was sent stops working. Answers and results stay, and you can reactivate at any time.
      </Text>
      {person.directReports > 0 && (
        <PersonSelect
          label={`Who leads the ${counted(formats, person.directReports, 'person', 'people')} who report to ${person.name}?`}
          value={leader}
          extra={[above]}
          except={person.id}
          onChange={(id) => {
            setLeader(id ?? ABOVE);
            deactivate.reset();
          }}
        />
      )}
    </ChangeDialog>
  );
}
