import type { ReactNode } from 'react';
import { fetchOnce } from './fetch-once.ts';

export const TOAST_MS = 5000;

interface Toast {
  title: string;
  message?: ReactNode;
  /** Milliseconds on screen. Default: 5000. */
  autoClose?: number;
}

/** The code of toasts comes when it is needed: no first screen shows one. */
export const loadToasts = fetchOnce(() => import('./toasts.tsx'));
type Toasts = Awaited<ReturnType<typeof loadToasts>>;

async function change(work: (shown: Toasts) => Promise<void>): Promise<void> {
  await work(await loadToasts());
}

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
  void change(({ showToast }) =>
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

/** How long a deletion can be undone from its toast. The time stops while the pointer or the focus is on it. */
const UNDO_MS = 10_000;

let offersUndo = false;

/** Tells that something was deleted, with a button and Ctrl+Z that bring it back. */
export function notifyUndo(title: string, onUndo: () => void): void {
  offersUndo = true;
  toasts.need();
  void change(({ showUndoToast }) => showUndoToast({ title, onUndo, autoClose: UNDO_MS }));
}

/** Takes the offer back, because something else has changed since. */
export function dismissUndo(): void {
  if (!offersUndo) return;
  offersUndo = false;
  void change(({ hideUndoToast }) => hideUndoToast());
}

export function notifyInfo(title: string, message?: ReactNode): void {
  show({ title, message }, 'ember');
}
