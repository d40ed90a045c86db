import { Button, Portal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazyDialog } from '#client/lib/lazy-dialog.tsx';
import classes from './feedback-button.module.css';

const Dialog = lazyDialog(async () => (await import('./feedback-dialog.tsx')).FeedbackDialog);

/** Floats beside the screen. */
export function FeedbackButton() {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Portal>
        <div className={classes.place}>
          <Button className={classes.button} size="md" onClick={open}>
            Feedback
          </Button>
        </div>
      </Portal>
      <Dialog opened={opened} onClose={close} />
    </>
  );
}
