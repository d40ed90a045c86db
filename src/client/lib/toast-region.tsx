import { Notifications, useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { standClear } from './stand-clear.ts';
import classes from './toast-region.module.css';

/** What is around a toast changes while it is shown: dialogs open, lists arrive, the page scrolls. */
const LOOK_MS = 150;

export function ToastRegion() {
  const isShown = useNotifications().notifications.length > 0;
  useEffect(() => {
    if (!isShown) return;
    const region = document.querySelector<HTMLElement>(`.${classes.toasts}[data-position='bottom-right']`);
    if (!region) return;
    standClear(region);
    const timer = setInterval(() => standClear(region), LOOK_MS);
    return () => clearInterval(timer);
  }, [isShown]);
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
