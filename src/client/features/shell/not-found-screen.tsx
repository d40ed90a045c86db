import { Center } from '@mantine/core';
import { NotFound } from '#client/components/not-found.tsx';

export function NotFoundScreen() {
  return (
    <Center mih="60dvh">
      <NotFound />
    </Center>
  );
}
