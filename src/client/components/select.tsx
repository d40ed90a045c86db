import { type Primitive, Select as MantineSelect, type SelectProps } from '@mantine/core';
import { useState } from 'react';

/**
 * Makes its options when it gets the focus: a room has many selects, and few are opened. From then on they stay, so that
 * the arrow that opens them marks the chosen one.
 */
export function Select<Value extends Primitive = string>({
  comboboxProps,
  onFocus,
  ...props
}: SelectProps<Value>) {
  const [isReached, setIsReached] = useState(false);
  return (
    <MantineSelect<Value>
      {...props}
      comboboxProps={{ keepMounted: isReached, ...comboboxProps }}
      onFocus={(event) => {
        setIsReached(true);
        onFocus?.(event);
      }}
    />
  );
}
