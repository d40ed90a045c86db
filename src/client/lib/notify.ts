import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';

export const TOAST_MS = 5000;

interface Toast {
  title: string;
  message?: ReactNode;
  /** Milliseconds on screen; 5000 unless told. */
  autoClose?: number;
}

/** One toast at a time: a newer one replaces what is on screen. */
function show({ title, message, autoClose = TOAST_MS }: Toast, color: string): void {
  notifications.clean();
  notifications.show({ title, message: message ?? '', autoClose, color, withBorder: true });
}

export function notifySuccess(title: string, message?: ReactNode): void {
  show({ title, message }, 'teal');
}

/** Destructive styling: something failed, was refused or was deleted. */
export function notifyError(title: string, message?: ReactNode, autoClose?: number): void {
  show({ title, message, autoClose }, 'red');
}

export function notifyInfo(title: string, message?: ReactNode): void {
  show({ title, message }, 'ember');
}
