import type { ComponentProps } from 'react';
import classes from './tick-box.module.css';

interface TickBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  'aria-label': string;
  isPartly?: boolean;
}

/** The box that selects a row: a plain element, because a list draws one in each row. */
export function TickBox({ isPartly = false, ...props }: TickBoxProps) {
  return (
    <input
      type="checkbox"
      className={classes.box}
      ref={(box) => {
        if (box) box.indeterminate = isPartly;
      }}
      {...props}
    />
  );
}
