import { Center, Loader, Stack, Text } from '@mantine/core';

export function Waiting() {
  return (
    <Center py="xl">
      <Stack align="center" gap="xs">
        <Loader aria-label="Carregando" />
        <Text size="sm" c="dimmed">
          Somando os relatórios
        </Text>
      </Stack>
    </Center>
  );
}
