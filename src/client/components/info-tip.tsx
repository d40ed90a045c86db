import { ActionIcon } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Tip } from './tip.tsx';

/** An icon that shows a hint on hover, on focus and on touch. */
export function InfoTip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Tip label={children} multiline w={280}>
      <ActionIcon variant="subtle" color="gray" radius="xl" aria-label={label}>
        <IconInfoCircle size={20} stroke={1.7} />
      </ActionIcon>
    </Tip>
  );
}
