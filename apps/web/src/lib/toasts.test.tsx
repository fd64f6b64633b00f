// @vitest-environment jsdom
import { notifications, notificationsStore } from '@mantine/notifications';
import { beforeEach, expect, it } from 'vitest';
import { toastError, toastInfo, toastLoading, toastSuccess } from './toasts.tsx';

const shown = () => notificationsStore.getState().notifications;

beforeEach(() => {
  notifications.clean();
});

it('shows each kind for its time', () => {
  toastSuccess('Saved');
  toastError('Failed to create survey');
  toastInfo('By the way');
  expect(shown().map(({ message, autoClose, role }) => [message, autoClose, role])).toEqual([
    ['Saved', 3_000, 'status'],
    ['Failed to create survey', 5_000, 'alert'],
    ['By the way', 4_000, 'status'],
  ]);
});

it('takes away what a success has answered', () => {
  const end = toastLoading('Uploading...');
  toastError('Please complete all required fields before marking as done');
  toastSuccess('Question completed!');
  expect(shown().map(({ message }) => message)).toEqual(['Uploading...', 'Question completed!']);
  end();
});

it('puts what the server said under the text', () => {
  toastError('Failed to launch survey', 'It is active already');
  expect(shown()[0]).toMatchObject({ title: 'Failed to launch survey', message: 'It is active already' });
});

it('keeps a loading toast until it is ended', () => {
  const end = toastLoading('Uploading...');
  expect(shown()[0]).toMatchObject({ loading: true, autoClose: false });
  end();
  expect(shown()).toEqual([]);
});
