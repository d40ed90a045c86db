import { Scroller, type ScrollerProps } from '@mantine/core';
import { useEffect, useRef } from 'react';

interface ScrollingRowProps extends ScrollerProps {
  /** Changes with the chosen item, which comes into sight. */
  chosen: string;
}

/** The keyboard scrolls the row by going from item to item. */
const forPointers = { 'aria-hidden': true, tabIndex: -1 };

/** A row of tabs or links that scrolls sideways where it does not fit. */
export function ScrollingRow({ chosen, ...props }: ScrollingRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const item = row.current?.querySelector('[aria-current="page"], [aria-selected="true"]');
    item?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen]);
  return (
    <Scroller
      ref={row}
      controlSize={40}
      startControlProps={forPointers}
      endControlProps={forPointers}
      {...props}
    />
  );
}
