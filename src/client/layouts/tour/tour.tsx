import { Button, CloseButton, Group, Paper, Portal, Text } from '@mantine/core';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { takeFocus } from './take-focus.ts';
import { tourSteps } from './steps.ts';
import classes from './tour.module.css';
import { type Spot, useSpot } from './use-spot.ts';

/** What stands for a target that is not on screen: the middle of the lower edge. */
const lowerEdge = (): Spot => ({
  top: window.innerHeight - 8,
  left: window.innerWidth / 2,
  width: 0,
  height: 0,
});

/**
 * A few cards that point at parts of the screen. The page behind stays usable, and who acts on its content leaves the tour. Esc leaves too; the arrow keys go on and
 * back. At the end the focus returns to where it was.
 */
export function Tour({ onClose }: { onClose: () => void }) {
  const [at, setAt] = useState(0);
  const step = tourSteps[at];
  const spot = useSpot(step?.at ?? []) ?? lowerEdge();
  useReturnOfFocus();
  useEndByAct(onClose);
  if (!step) return null;
  const isLast = at === tourSteps.length - 1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'ArrowRight' && !isLast) setAt(at + 1);
    if (event.key === 'ArrowLeft' && at > 0) setAt(at - 1);
  };
  return (
    <Portal>
      <div className={classes.spot} style={{ ...spot }} data-tour-ring aria-hidden="true" />
      <Paper
        className={classes.card}
        role="dialog"
        aria-label="Tour pela Faísca"
        data-clear-of-toasts
        withBorder
        shadow="lg"
        radius="lg"
        px="md"
        py="sm"
        onKeyDown={onKeyDown}
      >
        <Group justify="space-between" wrap="nowrap" gap="xs">
          <Text size="sm" c="dimmed">
            {at + 1} de {tourSteps.length}
          </Text>
          <CloseButton aria-label="Fechar o tour" onClick={onClose} />
        </Group>
        <div aria-live="polite">
          <Text fw={650}>{step.title}</Text>
          <Text size="sm" mt={4}>
            {step.text}
          </Text>
        </div>
        <Group justify="space-between" mt="md">
          {at === 0 ? (
            <Button variant="subtle" color="gray" size="sm" px="xs" onClick={onClose}>
              Agora não
            </Button>
          ) : (
            <Button variant="subtle" color="gray" size="sm" px="xs" onClick={() => setAt(at - 1)}>
              Voltar
            </Button>
          )}
          <Button ref={takeFocus} size="sm" onClick={() => (isLast ? onClose() : setAt(at + 1))}>
            {isLast ? 'Começar' : 'Próximo'}
          </Button>
        </Group>
      </Paper>
    </Portal>
  );
}

/** Whoever clicks or drops something in the content already knows what to do. */
function useEndByAct(onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const content = document.querySelector('main');
    const act = () => end();
    const acts = ['click', 'dragenter'];
    for (const type of acts) content?.addEventListener(type, act);
    return () => {
      for (const type of acts) content?.removeEventListener(type, act);
    };
  }, []);
}

function useReturnOfFocus(): void {
  const before = useRef(document.activeElement);
  useEffect(() => {
    const element = before.current;
    return () => {
      const isElsewhere = document.activeElement !== document.body; // in what the person went on with
      if (!isElsewhere && element instanceof HTMLElement && element.isConnected) element.focus();
    };
  }, []);
}
