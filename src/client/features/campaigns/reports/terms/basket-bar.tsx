import { Button, Group, Text } from '@mantine/core';
import type { Effect } from '#domain/search-terms/effect.ts';
import classes from './basket-bar.module.css';
import { effectText } from './evidence-words.ts';

interface BasketBarProps {
  effect: Effect;
  currency: string;
  onOpen: () => void;
}

/** The basket's effect, in sight while a person goes down the list. */
export function BasketBar({ effect, currency, onOpen }: BasketBarProps) {
  return (
    <Group className={classes.bar} justify="space-between" gap="xs" aria-label="Resumo da cesta" role="group">
      <Text size="sm" fw={600}>
        {effectText(effect, currency)}
      </Text>
      <Button size="sm" variant="default" onClick={onOpen}>
        Ver a cesta
      </Button>
    </Group>
  );
}
