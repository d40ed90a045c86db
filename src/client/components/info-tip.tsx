import { ActionIcon, Tooltip } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** An icon that shows a hint on hover, on focus and on touch. */
export function InfoTip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Tooltip label={children} multiline w={280} events={{ hover: true, focus: true, touch: true }}>
      <ActionIcon variant="subtle" color="gray" radius="xl" aria-label={label}>
        <IconInfoCircle size={20} />
      </ActionIcon>
    </Tooltip>
  );
}
