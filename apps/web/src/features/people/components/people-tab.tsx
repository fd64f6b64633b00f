import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '../../../lib/use-can.ts';
import { AddPersonDialog } from '../add/add-person-dialog.tsx';
import { OrgChart } from '../chart/org-chart.tsx';
import { DepartmentsDialog } from '../departments/departments-dialog.tsx';
import { ImportScreen } from '../import/import-screen.tsx';
import { InviteDialog } from '../invite/invite-dialog.tsx';
import { PersonDrawer } from '../person/person-drawer.tsx';
import { usePeoplePlace } from '../use-people-place.ts';
import { PeopleList } from './people-list.tsx';
import { PeopleToolbar } from './people-toolbar.tsx';

type OpenDialog = 'add' | 'invite' | 'departments' | null;

/** Who works here: the whole content of the tab, for whoever may see people. */
export function PeopleTab() {
  const { view, personId, importId, go } = usePeoplePlace();
  const mayChange = useCan('people.write');
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => {
    setDialog(null);
  };
  const add = () => {
    setDialog('add');
  };
  const invite = () => {
    setDialog('invite');
  };
  if (importId !== null && mayChange) return <ImportScreen id={importId} />;
  return (
    <Stack gap="lg">
      <PeopleToolbar
        onAdd={add}
        onInvite={invite}
        onDepartments={() => {
          setDialog('departments');
        }}
      />
      {view === 'chart' ? <OrgChart /> : <PeopleList onAdd={add} onInvite={invite} />}
      {personId !== null && (
        <PersonDrawer
          id={personId}
          onClose={() => {
            go({ person: null });
          }}
        />
      )}
      {dialog === 'add' && <AddPersonDialog onClose={close} />}
      {dialog === 'invite' && <InviteDialog onClose={close} />}
      {dialog === 'departments' && <DepartmentsDialog onClose={close} />}
    </Stack>
  );
}
