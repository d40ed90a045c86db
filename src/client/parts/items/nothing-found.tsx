import { Button, Text } from '@mantine/core';
import classes from './items-list.module.css';

interface NothingFoundProps {
  filter: string;
  onClear: () => void;
}

export function NothingFound({ filter, onClear }: NothingFoundProps) {
  return (
    <div className={classes.nothing} role="status">
      <Text size="sm">Nenhum item tem “{filter.trim()}”.</Text>
      <Button size="xs" variant="default" onClick={onClear}>
        Limpar filtro
      </Button>
    </div>
  );
}
