import { Notifications, notifications, type NotificationData } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { shortcutKeys, shortcutProps, useShortcuts } from './shortcuts/use-shortcuts.ts';
import { type Box, freePlace, TOAST_WIDTH, type ToastPlace } from './toast-place.ts';
import classes from './toasts.module.css';

const TITLE_HEIGHT = 46;
const LINE_HEIGHT = 20;
/** Letters that fit in a line of a toast. */
const LINE_LETTERS = 42;

export function ToastRegion({ autoClose }: { autoClose: number }) {
  return (
    <Notifications
      className={classes.toasts}
      limit={1}
      autoClose={autoClose}
      containerWidth={TOAST_WIDTH}
      zIndex={400}
    />
  );
}

/** Shows one toast where it covers no heading and not the control just used. */
export function showToast(toast: NotificationData): void {
  notifications.clean();
  if (typeof document === 'undefined') return; // rules are tested without a page
  const { position, offset } = placeNow(toast);
  // On the toast itself: a property of the whole page would compute the styles of every element again.
  const style = position.startsWith('top') ? { top: offset } : { bottom: offset };
  notifications.show({ ...toast, position, style });
}

let undoToasts = 0;

interface UndoToast {
  title: string;
  onUndo: () => void;
  autoClose: number;
}

export function showUndoToast({ title, onUndo, autoClose }: UndoToast): void {
  undoToasts += 1;
  const id = `undo-${undoToasts}`;
  const message = (
    <UndoAction
      onUndo={() => {
        notifications.hide(id);
        onUndo();
      }}
    />
  );
  showToast({
    id,
    title,
    message,
    autoClose,
    color: 'ember',
    withBorder: true,
    onFocusCapture: () => notifications.update({ id, message, autoClose: false }),
    onBlurCapture: () => notifications.update({ id, message, autoClose }),
  });
}

export function hideUndoToast(): void {
  notifications.hide(`undo-${undoToasts}`);
}

/** Ctrl+Z does the same while the toast is there. */
function UndoAction({ onUndo }: { onUndo: () => void }) {
  useShortcuts({ undo: onUndo });
  return (
    <Button size="compact-sm" variant="light" mt={4} onClick={onUndo} {...shortcutProps('undo')}>
      Desfazer ({shortcutKeys('undo')})
    </Button>
  );
}

function placeNow({ message }: NotificationData): ToastPlace {
  const { activeElement, body } = document;
  const used = activeElement && activeElement !== body ? [activeElement.getBoundingClientRect()] : [];
  const headings = Array.from(document.querySelectorAll('h1, h2'), textBox);
  return freePlace({
    screen: { width: window.innerWidth, height: window.innerHeight },
    height: TITLE_HEIGHT + LINE_HEIGHT * linesOf(message),
    kept: [...headings, ...used, ...boxesOf('[data-keep-visible]')],
    spared: boxesOf('main :is(a, button, input, textarea, summary)'),
  });
}

function linesOf(message: ReactNode): number {
  return typeof message === 'string' ? Math.ceil(message.length / LINE_LETTERS) : 2;
}

function boxesOf(selector: string): Box[] {
  return Array.from(document.querySelectorAll(selector), (element) => element.getBoundingClientRect());
}

/** The letters of a heading. The element itself is often as wide as its column. */
function textBox(heading: Element): Box {
  const range = document.createRange();
  range.selectNodeContents(heading);
  return range.getBoundingClientRect();
}
