import { Button, Portal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import classes from './feedback-button.module.css';

const loadDialog = () => import('./feedback-dialog.tsx');
const FeedbackDialog = lazy(async () => ({ default: (await loadDialog()).FeedbackDialog }));

/** Floats beside the screen. The dialog is fetched when somebody points at the button. */
export function FeedbackButton() {
  const [opened, { open, close }] = useDisclosure();
  const [wasOpened, setWasOpened] = useState(false);
  const fetchAhead = () => void loadDialog().catch(() => undefined);
  const show = () => {
    setWasOpened(true);
    open();
  };
  return (
    <>
      <Portal>
        <div className={classes.place} data-keep-visible>
          <Button
            className={classes.button}
            size="md"
            onClick={show}
            onPointerEnter={fetchAhead}
            onFocus={fetchAhead}
          >
            Feedback
          </Button>
        </div>
      </Portal>
      {wasOpened && (
        <Suspense>
          <FeedbackDialog opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
