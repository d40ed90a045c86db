import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { Logo } from './logo.tsx';

/** The logo on a page outside the frames, which leads to the start. */
export function LogoLink() {
  return (
    <Anchor
      data-alone
      component={Link}
      to={paths.home}
      underline="never"
      c="inherit"
      w="fit-content"
      aria-label="Faísca: início"
    >
      <Logo />
    </Anchor>
  );
}
