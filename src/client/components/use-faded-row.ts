import { type RefObject, useEffect, useRef } from 'react';
import classes from './faded-row.module.css';

/** Brings the chosen item into the row's sight. The page itself does not scroll. */
function showChosen(row: HTMLElement): void {
  const item = row.querySelector('[aria-current="page"], [aria-selected="true"]')?.getBoundingClientRect();
  if (!item) return;
  const middle = row.getBoundingClientRect().left + row.clientWidth / 2;
  row.scrollLeft += item.left + item.width / 2 - middle;
}

/**
 * Keeps the chosen item in sight when the row's width changes, and marks the row where more items are out of sight,
 * before or after the visible ones. @returns how to stop.
 */
function watchEdges(row: HTMLElement): () => void {
  const mark = (): void => {
    const { scrollLeft, clientWidth, scrollWidth } = row;
    row.toggleAttribute('data-more-before', scrollLeft > 1);
    row.toggleAttribute('data-more-after', scrollLeft + clientWidth < scrollWidth - 1);
  };
  const observer = new ResizeObserver(() => {
    showChosen(row);
    mark();
  });
  for (const element of [row, ...row.children]) observer.observe(element);
  row.addEventListener('scroll', mark, { passive: true });
  return () => {
    observer.disconnect();
    row.removeEventListener('scroll', mark);
  };
}

/** The class of the row. */
export const fadedRow = classes['row'];

/**
 * For a row of tabs or links that scrolls sideways where it does not fit. @param chosen changes with the chosen item,
 * which comes into sight.
 */
export function useFadedRow<Row extends HTMLElement>(chosen: string): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  useEffect(() => (ref.current ? watchEdges(ref.current) : undefined), []);
  useEffect(() => {
    if (ref.current) showChosen(ref.current);
  }, [chosen]);
  return ref;
}
