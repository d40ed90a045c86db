import { randomId } from '@mantine/hooks';
import { type NotificationData, notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';

/**
 * Shows one toast at a time: a new one replaces the old one.
 * @returns its id
 */
export function showToast(
  toast: Partial<NotificationData> & { 'data-can-wait'?: boolean },
  color: string,
): string {
  const id = randomId();
  // Shown in the next task, so that the change itself is drawn first.
  setTimeout(() => {
    notifications.clean();
    notifications.show({ id, message: '', color, withBorder: true, ...toast });
  });
  return id;
}

/** For what opens a room in which the last toast says nothing any more. */
export function hideToasts(): void {
  setTimeout(() => notifications.clean());
}

/** This also hides a toast that is not shown yet, because timers keep their order. */
export function hideToast(id: string): void {
  setTimeout(() => notifications.hide(id));
}

/** What it says can be seen on the screen, so that a phone without a free place for it does not draw it. */
const canWait = { 'data-can-wait': true };

export function notifySuccess(title: string, message?: ReactNode): void {
  showToast({ title, message, ...canWait }, 'teal');
}

/** Red toast: something failed, was refused or was deleted. */
export function notifyError(title: string, message?: ReactNode, autoClose?: number): void {
  showToast({ title, message, autoClose }, 'red');
}

export function notifyInfo(title: string, message?: ReactNode): void {
  showToast({ title, message, ...canWait }, 'ember');
}
