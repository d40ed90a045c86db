import { Anchor, type AnchorProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link between sign-in screens. It passes on where the person came from, so that they return there. */
export function TextLink({
  to,
  state,
  children,
  ...rest
}: AnchorProps & { to: string; state?: unknown; target?: '_blank'; children: ReactNode }) {
  return (
    <Anchor component={Link} to={to} state={state} fw={600} {...rest}>
      {children}
    </Anchor>
  );
}
