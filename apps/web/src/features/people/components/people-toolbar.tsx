import { Button, Group, SegmentedControl } from '@mantine/core';
import { IconDownload, IconMail, IconPlus, IconUpload, IconUsersGroup } from '@tabler/icons-react';
import { useCan } from '../../../lib/use-can.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { useSavePeopleList } from '../api/save-people-list.ts';
import { InviteWaitingButton } from '../invite/invite-waiting-button.tsx';
import { usePeoplePlace } from '../use-people-place.ts';
import classes from './people-list.module.css';

interface PeopleToolbarProps {
  onAdd: () => void;
  onInvite: () => void;
  onDepartments: () => void;
}

const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'chart', label: 'Org chart' },
];

export function PeopleToolbar({ onAdd, onInvite, onDepartments }: PeopleToolbarProps) {
  const { view, go, linkTo } = usePeoplePlace();
  const mayChange = useCan('people.write');
  const exporting = useSavePeopleList();
  return (
    <Group justify="space-between" gap="sm" className={classes.toolbar}>
      <SegmentedControl
        aria-label="Shown as"
        value={view}
        data={VIEWS}
        onChange={(value) => {
          go({ view: value === 'chart' ? 'chart' : null });
        }}
      />
      {mayChange && (
        <Group gap="xs" className={classes.actions}>
          <InviteWaitingButton className={classes.wide} />
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
          <Button className={classes.wide} leftSection={<IconMail size={16} aria-hidden />} onClick={onInvite}>
            Invite people
          </Button>
        </Group>
      )}
    </Group>
  );
}
