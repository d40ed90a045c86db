import './api.ts';
import '#client/styles/first-components.css';
import '#client/styles/base.css';
import '@mantine/core/styles.layer.css';
import '#client/styles/focus.css';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { commands } from 'vitest/browser';
import { queryClient } from '#client/lib/query-client.ts';

const errors = vi.spyOn(console, 'error');

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await commands.answerApi([]);
});

afterEach(async () => {
  modals.closeAll();
  notifications.clean();
  await cleanup();
  queryClient.clear();
  const calls = [...errors.mock.calls];
  errors.mockClear();
  expect(calls, 'console.error was called').toEqual([]);
});
