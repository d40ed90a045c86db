import { Notifications, notifications, useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { standClear } from './stand-clear.ts';
import classes from './toast-region.module.css';

/** The region of the first toast comes a moment after it. */
const FIRST_LOOK_MS = 150;
/**
 * What is around a toast changes while it is shown: dialogs open, lists arrive, the page scrolls. A look takes a slow
 * phone up to 100 ms.
 */
const LOOK_MS = 500;

export function ToastRegion() {
  // The next toast finds a place of its own, although the last one was held by a pointer.
  const shownId = useNotifications().notifications.at(-1)?.id;
  useEffect(() => {
    if (shownId === undefined) return;
    const region = () =>
      document.querySelector<HTMLElement>(`.${classes.toasts}[data-position='bottom-right']`);
    const look = () => {
      const shown = region();
      if (shown) standClear(shown);
    };
    // A toast that no place on a phone is free for goes when it is touched, so that the control under it is within reach.
    const onClick = ({ target }: MouseEvent) => {
      const shown = region();
      if (shown?.dataset['inTheWay'] !== 'true' || !(target instanceof Element)) return;
      if (shown.contains(target) && target.closest('a, button') === null) notifications.clean();
    };
    look();
    document.addEventListener('click', onClick);
    const firstLook = setTimeout(look, FIRST_LOOK_MS);
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearTimeout(firstLook);
      document.removeEventListener('click', onClick);
      clearInterval(timer);
      delete region()?.dataset['placed'];
    };
  }, [shownId]);
  return (
    <Notifications
      className={classes.toasts}
      position="bottom-right"
      limit={1}
      autoClose={5000}
      containerWidth={400}
      zIndex={400}
    />
  );
}
