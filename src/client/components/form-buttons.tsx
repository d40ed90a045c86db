import { Button, type ButtonProps, Group } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import dialogFoot from './dialog-foot.module.css';

interface FormButtonsProps extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps> {
  onCancel: () => void;
  /** Shown beside the two buttons. */
  aside?: ReactNode;
  /** A second button that submits and then continues. */
  next?: ReactNode;
}

/** The end of a dialog or form: "Cancelar", and the button that does it. */
export function FormButtons({ onCancel, aside, next, ...submit }: FormButtonsProps) {
  return (
    <Group justify="flex-end" className={dialogFoot.foot ?? ''} data-clear-of-toasts>
      {aside}
      <Button variant="default" onClick={onCancel}>
        Cancelar
      </Button>
      <Button {...submit} />
      {next}
    </Group>
  );
}
