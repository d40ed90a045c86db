import { Center, Loader, Stack, Text } from '@mantine/core';

/** Fills the place of a screen that is not known yet; says what is being waited for. */
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
