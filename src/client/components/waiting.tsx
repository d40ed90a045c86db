import { Center, Loader, Stack, Text } from '@mantine/core';

/** Placeholder for content that is still being read or computed. */
export function Waiting({ message }: { message: string }) {
  return (
    <Center py="xl" role="status">
      <Stack align="center" gap="xs">
        <Loader aria-hidden="true" />
        <Text size="sm" c="dimmed">
          {message}
        </Text>
      </Stack>
    </Center>
  );
}
