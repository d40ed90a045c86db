import { Box, Center } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LogoLink } from '#client/components/logo-link.tsx';
import { NotFound } from '#client/components/not-found.tsx';
import { sessionOptions } from '#client/data/session.ts';

/** Whoever is signed in sees it in the app's frame, which bears the logo. */
export function NotFoundScreen() {
  const { data: session } = useQuery(sessionOptions);
  if (session)
    return (
      <Center mih="60dvh">
        <NotFound />
      </Center>
    );
  return (
    <>
      <Box component="header" p="lg">
        <LogoLink />
      </Box>
      <Center component="main" mih="60dvh">
        <NotFound />
      </Center>
    </>
  );
}
