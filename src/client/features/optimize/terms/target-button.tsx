import { Button, Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { formatMoney } from '#domain/shared/money.ts';
import { useWorkbench } from '../actions/workbench-context.ts';
import { useTarget } from '../study/use-target.ts';
import { TargetFields } from './target-panel.tsx';

/** Against what the terms are judged, changed in place. */
export function TargetButton() {
  const { currency } = useWorkbench();
  const { cpa } = useTarget();
  const amount = cpa === null ? '–' : formatMoney(cpa, currency);
  return (
    <Popover position="bottom-start" trapFocus width="min(22rem, 90vw)">
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          rightSection={<IconChevronDown />}
          aria-label={`Custo por venda: Máx. ${amount}`}
        >
          Máx. {amount}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <TargetFields />
      </Popover.Dropdown>
    </Popover>
  );
}
