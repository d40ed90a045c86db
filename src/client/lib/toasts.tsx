import { Notifications, notifications, type NotificationData } from '@mantine/notifications';
import type { ReactNode } from 'react';
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
  document.documentElement.style.setProperty('--toast-offset', `${offset}px`);
  notifications.show({ ...toast, position });
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
