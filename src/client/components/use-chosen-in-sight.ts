import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a row of tabs that scrolls sideways.
 * @param chosen changes with the chosen tab, which comes into sight
 */
export function useChosenInSight<Row extends HTMLElement>(chosen: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const shown = row.current;
    if (!shown) return;
    // The row gets narrower when buttons come beside it, too. The page itself must not scroll.
    const watcher = new ResizeObserver(() => {
      const tab = shown
        .querySelector('[aria-current="page"], [aria-selected="true"]')
        ?.getBoundingClientRect();
      const { left, width } = shown.getBoundingClientRect();
      if (tab) shown.scrollLeft += tab.left + tab.width / 2 - left - width / 2;
    });
    watcher.observe(shown);
    return () => watcher.disconnect();
  }, [chosen]);
  return row;
}
