import { Notifications, notifications, type NotificationData } from '@mantine/notifications';
import { type ReactNode, useEffect } from 'react';
import { Button } from '@mantine/core';
import { labelWithKeys, shortcutProps, useShortcuts } from './shortcuts/use-shortcuts.ts';
import { painted, pause } from './steps.ts';
import { type Box, freePlace, TOAST_WIDTH } from './toast-place.ts';
import '@mantine/notifications/styles.css';
import classes from './toasts.module.css';

const DIALOG = '[aria-modal="true"]';
/** These have the focus while a dialog stays open. */
const BESIDE_DIALOG = ':is([role="alert"], [role="menu"], [role="listbox"])';
const TITLE_HEIGHT = 46;
const LINE_HEIGHT = 20;
/** Letters that fit in a line of a toast. */
const LINE_LETTERS = 42;

export function ToastRegion({ autoClose }: { autoClose: number }) {
  useEffect(() => {
    const onFocus = (event: FocusEvent) => void makeWay(event);
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
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

/** The latest toast. It may be closed by now. */
let latest: NotificationData | null = null;

/**
 * Shows one toast where it covers no heading and not the control just used. What a key or a click changed is drawn first:
 * the place is then found without computing the layout of the page. The toast is shown there in the next task.
 */
export async function showToast(toast: NotificationData): Promise<void> {
  if (typeof document === 'undefined') return; // rules are tested without a page
  await painted();
  const dialog = [...document.querySelectorAll(DIALOG)].at(-1) ?? null;
  const place = placeNow(toast, dialog ?? document.body);
  notifications.clean();
  await pause();
  const id = notifications.show({ ...toast, ...place });
  latest = { ...toast, id };
  madeWayFor = dialog;
}

/** The dialog that the latest toast made way for. */
let madeWayFor: Element | null = null;

/**
 * A dialog that opens has its heading somewhere else, so the toast looks for another place. When the dialog closes, the
 * focus goes back to the page, and so does the toast.
 */
async function makeWay({ target }: FocusEvent): Promise<void> {
  if (!(target instanceof Element) || target.closest(BESIDE_DIALOG)) return;
  const dialog = target.closest(DIALOG);
  if (!latest || dialog === madeWayFor) return;
  madeWayFor = dialog;
  if (dialog) await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished)); // it slides in
  notifications.update({ ...latest, ...placeNow(latest, dialog ?? document.body) });
}

let undoToasts = 0;

interface UndoToast {
  title: string;
  onUndo: () => void;
  autoClose: number;
}

export async function showUndoToast({ title, onUndo, autoClose }: UndoToast): Promise<void> {
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
  await showToast({
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

/** Takes as many tasks as showing it, so that it comes after. */
export async function hideUndoToast(): Promise<void> {
  const id = `undo-${undoToasts}`;
  await painted();
  await pause();
  notifications.hide(id);
}

/** Ctrl+Z does the same while the toast is there. */
function UndoAction({ onUndo }: { onUndo: () => void }) {
  useShortcuts({ undo: onUndo });
  return (
    <Button size="compact-sm" variant="light" mt={4} onClick={onUndo} {...shortcutProps('undo')}>
      {labelWithKeys('Desfazer', 'undo')}
    </Button>
  );
}

/** @param room the dialog that is open, or the page. */
function placeNow(
  { message }: NotificationData,
  room: Element,
): Pick<NotificationData, 'position' | 'style'> {
  const { activeElement, body } = document;
  const used = activeElement && activeElement !== body ? [activeElement.getBoundingClientRect()] : [];
  const headings = Array.from(room.querySelectorAll('h1, h2'), textBox);
  const { position, offset } = freePlace({
    screen: { width: window.innerWidth, height: window.innerHeight },
    height: TITLE_HEIGHT + LINE_HEIGHT * linesOf(message),
    kept: [...headings, ...used, ...boxesOf(document, '[data-keep-visible]')],
    spared: boxesOf(room, `:is(main, ${DIALOG}) :is(a, button, input, textarea, summary)`),
  });
  // On the toast itself: a property of the whole page would compute the styles of every element again.
  return { position, style: position.startsWith('top') ? { top: offset } : { bottom: offset } };
}

function linesOf(message: ReactNode): number {
  return typeof message === 'string' ? Math.ceil(message.length / LINE_LETTERS) : 2;
}

function boxesOf(room: ParentNode, selector: string): Box[] {
  return Array.from(room.querySelectorAll(selector), (element) => element.getBoundingClientRect());
}

/** The letters of a heading. The element itself is often as wide as its column. */
function textBox(heading: Element): Box {
  const range = document.createRange();
  range.selectNodeContents(heading);
  return range.getBoundingClientRect();
}
