import { Button, Group, Text } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import type { FirstSteps } from '#domain/making/campaign/first-steps.ts';
import { useAddExample } from '#client/data/first-steps.ts';
import { useExampleRemoval } from '#client/parts/example/use-example-removal.tsx';
import { paths } from '#client/paths.ts';
import classes from './first-steps.module.css';

interface ExampleRowProps {
  example: FirstSteps['example'];
  /** False until it is known whether the account has the example. */
  isReady: boolean;
}

/** Offers a finished campaign to look at, made and removed with one click. */
export function ExampleRow({ example, isReady }: ExampleRowProps) {
  return (
    <div className={classes.example}>
      <div className={classes.words}>
        <Text fw={600}>Prefere ver uma campanha pronta antes?</Text>
        <Text size="sm" c="dimmed">
          O exemplo traz ficha, listas, grupos e anúncios de um produto fictício. Você remove tudo com um
          clique.
        </Text>
      </div>
      {example === null ? <AddExample isReady={isReady} /> : <OwnExample id={example.id} />}
    </div>
  );
}

function AddExample({ isReady }: { isReady: boolean }) {
  const navigate = useNavigate();
  const add = useAddExample(({ id }) => void navigate(paths.campaign(id)));
  return (
    <Button variant="light" disabled={!isReady} loading={add.isPending} onClick={() => add.mutate(null)}>
      Criar um exemplo
    </Button>
  );
}

function OwnExample({ id }: { id: string }) {
  const { remove, isPending } = useExampleRemoval();
  return (
    <Group gap="xs">
      <Button component={Link} to={paths.campaign(id)} variant="light">
        Abrir o exemplo
      </Button>
      <Button variant="subtle" color="gray" loading={isPending} onClick={remove}>
        Remover exemplo
      </Button>
    </Group>
  );
}
