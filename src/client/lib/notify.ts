import { type NotificationData, notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';

/** Shows one toast at a time: a new one replaces the old one. @returns its id */
export function showToast(toast: Partial<NotificationData>, color: string): string {
  notifications.clean();
  return notifications.show({ message: '', color, withBorder: true, ...toast });
}

export function notifySuccess(title: string, message?: ReactNode): void {
  showToast({ title, message }, 'teal');
}

/** Red toast: something failed, was refused or was deleted. */
export function notifyError(title: string, message?: ReactNode, autoClose?: number): void {
  showToast({ title, message, autoClose }, 'red');
}

export function notifyInfo(title: string, message?: ReactNode): void {
  showToast({ title, message }, 'ember');
}
