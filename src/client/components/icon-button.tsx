import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ComponentProps, Ref } from 'react';

interface IconButtonProps
  extends ActionIconProps, Omit<ComponentProps<'button'>, keyof ActionIconProps | 'ref'> {
  /** What it does, for a screen reader. */
  label: string;
  /** What its tip says, where that is shorter or longer. */
  tip?: string;
  icon: Icon;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is an icon alone; a tip tells what it does. */
export function IconButton({ label, tip = label, icon: Sign, ...props }: IconButtonProps) {
  return (
    <Tooltip label={tip}>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} {...props}>
        <Sign />
      </ActionIcon>
    </Tooltip>
  );
}
