import { Anchor, type AnchorProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/**
 * A link between sign-in screens. It passes on where the person came from, so that they return there. In a sentence it is
 * underlined.
 */
export function TextLink({
  to,
  state,
  children,
  ...rest
}: AnchorProps & {
  to: string;
  state?: unknown;
  target?: '_blank';
  'data-alone'?: boolean;
  children: ReactNode;
}) {
  return (
    <Anchor
      component={Link}
      to={to}
      state={state}
      fw={600}
      underline={rest['data-alone'] ? 'hover' : 'always'}
      {...rest}
    >
      {children}
    </Anchor>
  );
}
