import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router';

interface LeaveGuard {
  blocker: ReturnType<typeof useBlocker>;
  /** Lets the next navigation pass, after saving or deleting. */
  letPass: () => void;
}

type IsLeaving = (from: Location, to: Location) => boolean;
const leavesScreen: IsLeaving = (from, to) => from.pathname !== to.pathname;

/** `isLeaving`: which ways lead away from the form; without it, those to another screen. */
export function useLeaveGuard(isDirty: boolean, isLeaving: IsLeaving = leavesScreen): LeaveGuard {
  const passes = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && !passes.current && isLeaving(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!passes.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [isDirty]);
  return {
    blocker,
    letPass: () => {
      passes.current = true;
    },
  };
}

interface LeaveDialogProps {
  blocker: LeaveGuard['blocker'];
  /** Throws the unsaved changes away. */
  onDiscard: () => void;
}

/** Asks before a form with unsaved changes is left. Leaving keeps them on the device. */
export function LeaveDialog({ blocker, onDiscard }: LeaveDialogProps) {
  const stay = () => blocker.reset?.();
  const leave = () => blocker.proceed?.();
  const discardAndLeave = () => {
    onDiscard();
    leave();
  };
  return (
    <Modal
      opened={blocker.state === 'blocked'}
      onClose={stay}
      title="Leave without saving?"
      size="md"
      withCloseButton={false}
    >
      <Stack gap="lg">
        <Text size="sm">
          Your changes are not saved yet. If you leave, they stay on this device and are here when you come back.
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="subtle" color="red" onClick={discardAndLeave}>
            Discard changes
          </Button>
          <Button variant="default" onClick={leave}>
            Leave
          </Button>
          <Button onClick={stay} data-autofocus>
            Keep editing
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
