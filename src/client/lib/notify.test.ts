import { notifications, notificationsStore } from '@mantine/notifications';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hideToast, notifyError, notifySuccess, showToast } from './notify.ts';

beforeEach(() => {
  // The files share their modules, so one before may have left a toast.
  notifications.clean();
  vi.useFakeTimers();
});
afterEach(() => {
  notifications.clean();
  vi.useRealTimers();
});

const shown = () => notificationsStore.getState().notifications.map(({ title, color }) => [title, color]);
/** Runs the tasks that are due now, and none that waits. */
const nextTask = () => vi.advanceTimersByTime(0);

it('a toast is shown in the next task, and the newest alone', () => {
  notifySuccess('Salvo');
  expect(shown()).toEqual([]);
  nextTask();
  expect(shown()).toEqual([['Salvo', 'teal']]);
  notifyError('Falhou');
  nextTask();
  expect(shown()).toEqual([['Falhou', 'red']]);
});

it('a toast that is hidden before it is shown is never seen', () => {
  hideToast(showToast({ title: 'Desfazer' }, 'ember'));
  nextTask();
  expect(shown()).toEqual([]);
});
