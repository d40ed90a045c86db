import { Center, Loader, Stack, Text } from '@mantine/core';

/** Fills the screen while the guard or the router is loading; `message` says what is loading. */
export function LoadingScreen({ message }: { message: string }) {
  return (
    <Center mih="60dvh" role="status" aria-live="polite">
      <Stack align="center" gap="sm">
        <Loader type="dots" aria-hidden="true" />
        <Text c="dimmed">{message}</Text>
      </Stack>
    </Center>
  );
}
