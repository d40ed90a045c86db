import type { ComponentProps } from 'react';
import classes from './row-button.module.css';

interface RowButtonProps extends ComponentProps<'button'> {
  color?: 'gray' | 'red';
  isLarge?: boolean;
}

/**
 * An icon button of a long list. It is a plain element, because Mantine's button would take half of a row's render
 * time.
 */
export function RowButton({ color = 'gray', isLarge = false, className = '', ...props }: RowButtonProps) {
  return (
    <button
      type="button"
      className={`${classes.button} mantine-focus-auto mantine-active ${className}`} // a tooltip has its own
      data-color={color}
      data-large={isLarge ? true : undefined}
      {...props}
    />
  );
}
