import { Notifications } from '@mantine/notifications';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import classes from './toast-region.module.css';

export function ToastRegion() {
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
