import type { ReactNode } from 'react';

export const TOAST_MS = 5000;

interface Toast {
  title: string;
  message?: ReactNode;
  /** Milliseconds on screen. Default: 5000. */
  autoClose?: number;
}

/** The code of toasts comes when it is needed: no first screen shows one. */
export const loadToasts = () => import('./toasts.tsx');

const listeners = new Set<() => void>();
let isNeeded = false;

/** Whether toasts are on screen, or may soon be. */
export const toasts = {
  isNeeded: () => isNeeded,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  need: (): void => {
    isNeeded = true;
    for (const listener of listeners) listener();
  },
};

/** Shows one toast at a time; a new one replaces the old one. */
function show({ title, message, autoClose = TOAST_MS }: Toast, color: string): void {
  toasts.need();
  void loadToasts().then(({ showToast }) =>
    showToast({ title, message: message ?? '', autoClose, color, withBorder: true }),
  );
}

export function notifySuccess(title: string, message?: ReactNode): void {
  show({ title, message }, 'teal');
}

/** Red toast: something failed, was refused or was deleted. */
export function notifyError(title: string, message?: ReactNode, autoClose?: number): void {
  show({ title, message, autoClose }, 'red');
}

export function notifyInfo(title: string, message?: ReactNode): void {
  show({ title, message }, 'ember');
}
