import { useViewportSize } from '@mantine/hooks';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a row of tabs that scrolls sideways.
 * @param chosen changes with the chosen tab, which comes into sight
 */
export function useChosenInSight<Row extends HTMLElement>(chosen: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const { width } = useViewportSize();
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-current="page"], [aria-selected="true"]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen, width]);
  return row;
}
