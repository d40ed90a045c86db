import { Button, Group, Text } from '@mantine/core';
import { effectText } from './change-words.ts';
import { useWorkbench } from './workbench-context.ts';
import classes from './basket-bar.module.css';

interface BasketBarProps {
  /** While the basket itself is in sight the bar would only cover it. */
  isHidden: boolean;
  onOpen: () => void;
}

/** The basket's effect, in sight while a person goes down the list. */
export function BasketBar({ isHidden, onOpen }: BasketBarProps) {
  const { basket, currency, effect } = useWorkbench();
  if (basket.chosen.length === 0) return null;
  return (
    <Group
      className={classes.bar}
      data-hidden={isHidden || undefined}
      justify="space-between"
      gap="xs"
      aria-label="Resumo da cesta"
      role="group"
    >
      <Text size="sm" fw={600}>
        {effectText(effect.effect, currency)}
      </Text>
      <Button size="sm" variant="default" onClick={onOpen}>
        Ver a cesta
      </Button>
    </Group>
  );
}
