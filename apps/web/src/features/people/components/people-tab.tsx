import { Button, Group, Modal, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconDownload, IconMail, IconPlus, IconUpload, IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { counted } from '../../../lib/format.ts';
import { useCan } from '../../../lib/use-can.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { type Tone, ToneBadge } from '../../../ui/tone-badge.tsx';
import { AddPersonDialog } from '../add/add-person-dialog.tsx';
import type { Invited } from '../api/people-invitations.ts';
import { useSavePeopleList } from '../api/people-list.ts';
import { OrgChart } from '../chart/org-chart.tsx';
import { DepartmentsDialog } from '../departments/departments-dialog.tsx';
import { ImportScreen } from '../import/import-screen.tsx';
import { InviteForm } from '../invite/invite-form.tsx';
import classes from '../invite/invite.module.css';
import { InviteWaitingButton, OutboxNotice } from '../invite/waiting-invitations.tsx';
import { usePeoplePlace } from '../people-place.ts';
import { PersonDrawer } from '../person/person-drawer.tsx';
import listClasses from './people-list.module.css';
import { PeopleList } from './people-list.tsx';

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

/** Invites many people at once by their addresses, then says what became of each. */
function InviteDialog({ onClose }: { onClose: () => void }) {
  const [results, setResults] = useState<readonly Invited[] | null>(null);
  return (
    <Modal
      opened
      onClose={onClose}
      title="Invite people"
      size="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {results === null ? (
        <InviteForm onInvited={setResults} onClose={onClose} />
      ) : (
        <InviteResults
          results={results}
          onMore={() => {
            setResults(null);
          }}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

interface InviteResultsProps {
  results: readonly Invited[];
  onMore: () => void;
  onClose: () => void;
}

function InviteResults({ results, onMore, onClose }: InviteResultsProps) {
  const formats = useFormats();
  const invited = results.filter(({ outcome }) => outcome === 'invited').map(({ email }) => email);
  return (
    <Stack gap="md">
      <Text fw={600} role="status">
        {counted(formats, invited.length, 'person is invited', 'people are invited')}
      </Text>
      <OutboxNotice emails={invited} />
      {/* Long lists scroll by keyboard too. */}
      <ul className={classes.results} aria-label="What became of each address" tabIndex={0}>
        {results.map(({ email, outcome }, index) => (
          <li key={index}>
            <span className={classes.email}>{email}</span>
            <ToneBadge tone={WORDS[outcome].tone}>{WORDS[outcome].label}</ToneBadge>
          </li>
        ))}
      </ul>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onMore}>
          Invite more
        </Button>
        <Button onClick={onClose} data-autofocus>
          Done
        </Button>
      </Group>
    </Stack>
  );
}

const WORDS: Record<Invited['outcome'], { tone: Tone; label: string }> = {
  invited: { tone: 'green', label: 'Invited' },
  already_here: { tone: 'neutral', label: 'Is here already' },
  email_taken: { tone: 'yellow', label: 'Has an account elsewhere' },
  repeated: { tone: 'neutral', label: 'Named twice' },
};

interface PeopleToolbarProps {
  onAdd: () => void;
  onInvite: () => void;
  onDepartments: () => void;
}

const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'chart', label: 'Org chart' },
];

function PeopleToolbar({ onAdd, onInvite, onDepartments }: PeopleToolbarProps) {
  const { view, go, linkTo } = usePeoplePlace();
  const mayChange = useCan('people.write');
  const exporting = useSavePeopleList();
  return (
    <Group justify="space-between" gap="sm" className={listClasses.toolbar}>
      <SegmentedControl
        aria-label="Shown as"
        value={view}
        data={VIEWS}
        onChange={(value) => {
          go({ view: value === 'chart' ? 'chart' : null });
        }}
      />
      {mayChange && (
        <Group gap="xs" className={listClasses.actions}>
          <InviteWaitingButton className={listClasses.wide} />
          <Button variant="default" leftSection={<IconUsersGroup size={16} aria-hidden />} onClick={onDepartments}>
            Departments
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={exporting.isPending}
            onClick={() => {
              exporting.mutate();
            }}
          >
            Export
          </Button>
          <ButtonLink
            variant="default"
            leftSection={<IconUpload size={16} aria-hidden />}
            to={linkTo({ import: 'new', person: null })}
          >
            Import
          </ButtonLink>
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={onAdd}>
            Add person
          </Button>
          <Button className={listClasses.wide} leftSection={<IconMail size={16} aria-hidden />} onClick={onInvite}>
            Invite people
          </Button>
        </Group>
      )}
    </Group>
  );
}
