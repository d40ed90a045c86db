import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ComponentProps, Ref } from 'react';

interface IconButtonProps
  extends ActionIconProps, Omit<ComponentProps<'button'>, keyof ActionIconProps | 'ref'> {
  /** What it does, for a screen reader. */
  label: string;
  /** The text of its tooltip, if it differs from the label. */
  tip?: string;
  icon: Icon;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that shows only an icon. A tooltip says what it does. */
export function IconButton({ label, tip = label, icon: Sign, ...props }: IconButtonProps) {
  return (
    <Tooltip label={tip}>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} {...props}>
        <Sign />
      </ActionIcon>
    </Tooltip>
  );
}
