import { Alert, Button, Group, Text } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useExampleRemoval } from './use-example-removal.tsx';

/** Above the example's page: what it is, and the button that removes it. */
export function ExampleNotice({ onRemoved }: { onRemoved: () => void }) {
  const { remove, isPending } = useExampleRemoval(onRemoved);
  return (
    <Alert role="note" radius="lg" mb="lg" icon={<IconBulb size={22} />} title="Esta campanha é um exemplo">
      <Group justify="space-between" gap="sm">
        <Text size="sm" flex="1 1 20rem">
          O produto não existe. Abra as abas, mude o que quiser e remova quando não precisar mais.
        </Text>
        <Button size="xs" variant="default" loading={isPending} onClick={remove}>
          Remover exemplo
        </Button>
      </Group>
    </Alert>
  );
}
