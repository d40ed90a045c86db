import { Center, Loader, Paper, Stack, Text } from '@mantine/core';

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

/** The same in a card of the height that the content will have. */
export function WaitingPanel({ h, message }: { h: number; message: string }) {
  return (
    <Paper withBorder radius="lg">
      <Center h={h}>
        <Waiting message={message} />
      </Center>
    </Paper>
  );
}
