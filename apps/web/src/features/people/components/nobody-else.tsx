import { Button, Group } from '@mantine/core';
import { useCan } from '../../../lib/use-can.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { usePeoplePlace } from '../use-people-place.ts';

/** A company of one. */
export function NobodyElse({ onAdd, onInvite }: { onAdd: () => void; onInvite: () => void }) {
  const { linkTo } = usePeoplePlace();
  const mayInvite = useCan('people.write');
  return (
    <Panel>
      <EmptyState
        title="Invite your people"
        text="Surveys need somebody to answer them. Invite people by their email addresses, add them by name, or import a list that you have already."
        action={
          mayInvite && (
            <Group gap="xs" justify="center">
              <Button onClick={onInvite}>Invite by email</Button>
              <Button variant="default" onClick={onAdd}>
                Add by name
              </Button>
              <ButtonLink variant="default" to={linkTo({ import: 'new' })}>
                Import a list
              </ButtonLink>
            </Group>
          )
        }
      />
    </Panel>
  );
}
